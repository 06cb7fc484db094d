import { Failure } from '@/shared/lib/failure'
import { docsSearchMachine } from '@machines/docs-search'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const hit = { slug: 'hosting', title: 'Hosting Orrery', description: '', group: 'Operation' }
const type = (value: string) => ({ type: 'query.change', value }) as const
const walk: Walk<typeof docsSearchMachine> = {
  machine: docsSearchMachine,
  events: [type('host'), type(' '), { type: 'retry' }, { type: 'clear' }],
  answers: { search: { done: [[hit], []], error: [new Failure('gone', 'network')] } },
}

describe('docs-search', () => {
  itCoversEverything(walk)

  it('keeps the last hits while the next search runs, and forgets what was overtaken', async () => {
    const { actor, resolve, started } = startBench(walk)
    actor.send(type('host'))
    await resolve('search', [hit])
    actor.send(type('hosti'))
    expect(actor.getSnapshot().context.hits).toEqual([hit])
    actor.send(type('hostin'))
    await resolve('search', [])
    expect(actor.getSnapshot().matches('nothing')).toBe(true)
    expect(started.search).toEqual([{ query: 'host' }, { query: 'hosti' }, { query: 'hostin' }])
  })

  it('cuts a query of 10,000 characters, and searches again after a failure', async () => {
    const { actor, started, reject } = startBench(walk)
    actor.send(type('x'.repeat(10_000)))
    expect(started.search).toEqual([{ query: 'x'.repeat(200) }])
    await reject('search', new Failure('No connection.', 'network'))
    expect(actor.getSnapshot().context.failure).toBe('No connection.')
    actor.send({ type: 'retry' })
    expect(started.search).toHaveLength(2)
  })
})
