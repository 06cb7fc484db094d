import { afterEach, expect, it, vi } from 'vitest'

const toggled = vi.fn<() => Promise<void>>(async () => undefined)
vi.mock('@/app/inspector/index', () => ({ toggleInspector: toggled }))

afterEach(() => vi.unstubAllGlobals())

it('Alt+I pressed before the page listens is handled when it is sent again, and only once', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { search: '', hash: '' })
  const { watchInspector } = await import('@/app/inspector/watch')
  watchInspector({} as never, () => undefined)
  const key = () => Object.assign(new Event('keydown', { cancelable: true }), { altKey: true, code: 'KeyI' })
  const settled = async () => {
    await import('@/app/inspector/index')
    await new Promise((resolve) => setTimeout(resolve))
  }
  const kept = key()
  // The document has its listener on the window, before all others.
  kept.preventDefault()
  page.dispatchEvent(kept)
  await settled()
  expect(toggled).not.toHaveBeenCalled()
  page.dispatchEvent(key())
  await settled()
  expect(toggled).toHaveBeenCalledOnce()
})
