import { describe, expect, it } from 'vitest'
import { settled } from '../../src/pages/diagnostics/model/button-analyzer/settled'

/** A page that shows these numbers, one per look, then the last number for ever. */
function page(...looks: (number | null)[]) {
  const seen = { looks: 0 }
  const look = () => looks[Math.min(seen.looks++, looks.length - 1)] ?? null
  return { seen, look, wait: () => Promise.resolve() }
}

const { signal } = new AbortController()

describe('a page to scan', () => {
  it('is settled when five checks in a row show the same', async () => {
    const { seen, ...growing } = page(null, null, 3, 8, 8, 9)
    await settled(growing, signal)
    expect(seen.looks).toBe(10)
  })

  it('is not settled while it is empty', async () => {
    const controller = new AbortController()
    const { seen, look } = page(null)
    const wait = async () => {
      if (seen.looks === 20) controller.abort(new Error('given up'))
    }
    await expect(settled({ look, wait }, controller.signal)).rejects.toThrow('given up')
  })

  it('reports when it can no longer be read', async () => {
    const look = () => {
      throw new Error('The window was closed')
    }
    await expect(settled({ look, wait: () => Promise.resolve() }, signal)).rejects.toThrow('closed')
  })
})
