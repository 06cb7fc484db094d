import { Failure } from '@/shared/lib/failure'
import { bookmarkMachine } from '@machines/bookmark'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof bookmarkMachine> = {
  machine: bookmarkMachine,
  events: [
    { type: 'open', name: 'Night Sky', link: '?wizard=b' },
    { type: 'open', name: '', link: '?wizard=b' },
    { type: 'name.change', value: 'Day Sky' },
    { type: 'save' },
    { type: 'close' },
  ],
  answers: { saveBookmark: { done: [undefined], error: [new Failure('No room left.', 'storage')] } },
  key: ({ context }) => context.name === '',
}

describe('bookmark', () => {
  itCoversEverything(walk)

  it('keeps the trimmed name with the link, and confirms it for three seconds', async () => {
    const { actor, clock, started, resolve } = startBench(walk)
    actor.send({ type: 'open', name: 'Night Sky', link: '?frontend=Vue' })
    actor.send({ type: 'name.change', value: ` ${'x'.repeat(500)}` })
    actor.send({ type: 'name.change', value: ' Vue stack ' })
    actor.send({ type: 'save' })
    expect(started.saveBookmark).toEqual([{ name: 'Vue stack', link: '?frontend=Vue' }])
    await resolve('saveBookmark')
    expect(actor.getSnapshot().value).toBe('saved')
    clock.increment(3000)
    expect(actor.getSnapshot().value).toBe('closed')
  })

  it('needs a name, and keeps it when the browser refuses', async () => {
    const { actor, reject } = startBench(walk)
    actor.send({ type: 'open', name: '', link: '?frontend=Vue' })
    actor.send({ type: 'save' })
    expect(actor.getSnapshot().context.failure).toBe('Bookmark name is required')
    actor.send({ type: 'name.change', value: 'Vue stack' })
    actor.send({ type: 'save' })
    await reject('saveBookmark', new Failure('No room left.', 'storage'))
    expect(actor.getSnapshot().value).toBe('naming')
    expect(actor.getSnapshot().context).toMatchObject({ name: 'Vue stack', failure: 'No room left.' })
  })

  it('keeps nothing when it is closed', () => {
    const { actor, started } = startBench(walk)
    actor.send({ type: 'open', name: 'Night Sky', link: '?frontend=Vue' })
    actor.send({ type: 'close' })
    expect(actor.getSnapshot().value).toBe('closed')
    expect(started.saveBookmark).toBeUndefined()
  })
})
