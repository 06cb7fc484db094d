import { codeSource, type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { codeExplorerMachine } from '@machines/code-explorer'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const [project] = SAMPLE_PROJECTS as [Project]
const order = (name: string) => ({
  source: { ...codeSource(project), name },
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 'ada',
})
const files = ['README.md', 'package.json', 'server/main.ts'].map((path) => ({ path, content: path }))
const walk: Walk<typeof codeExplorerMachine> = {
  machine: codeExplorerMachine,
  input: { order: order('Storefront') },
  events: [
    { type: 'order.change', order: order('Shop') },
    { type: 'file.open', path: 'package.json' },
    { type: 'folder.toggle', path: 'server' },
    { type: 'retry' },
  ],
  answers: { generate: { done: [files], error: [new Error('There is no starter for desktop.')] } },
}

describe('code-explorer', () => {
  itCoversEverything(walk)

  it('opens the readme first, and stays at a file while choices change', async () => {
    const { actor, clock, started, resolve } = startBench(walk)
    await resolve('generate', files)
    expect(actor.getSnapshot().context.path).toBe('README.md')
    actor.send({ type: 'file.open', path: 'package.json' })
    actor.send({ type: 'order.change', order: order('S') })
    clock.increment(149)
    actor.send({ type: 'order.change', order: order('Sh') })
    clock.increment(149)
    expect(started.generate).toHaveLength(1)
    expect(actor.getSnapshot().context.files).toEqual(files)
    clock.increment(1)
    expect(started.generate).toEqual([{ order: order('Storefront') }, { order: order('Sh') }])
    await resolve('generate', files.slice(1))
    expect(actor.getSnapshot().context.path).toBe('package.json')
    actor.send({ type: 'order.change', order: order('Shop') })
    clock.increment(150)
    await resolve('generate', files.slice(2))
    expect(actor.getSnapshot().context.path).toBe('server/main.ts')
  })

  it('closes and opens folders', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'folder.toggle', path: 'server' })
    expect(actor.getSnapshot().context.closed).toEqual(['server'])
    actor.send({ type: 'folder.toggle', path: 'server' })
    expect(actor.getSnapshot().context.closed).toEqual([])
  })

  it('says why there is no code, and tries again', async () => {
    const { actor, clock, reject } = startBench(walk)
    await reject('generate', new Error('The code generator could not be loaded.'))
    expect(actor.getSnapshot().context.failure).toBe('The code generator could not be loaded.')
    actor.send({ type: 'retry' })
    clock.increment(30_000)
    expect(actor.getSnapshot().value).toBe('failed')
  })
})
