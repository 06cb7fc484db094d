import { codeSource, type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { codeExplorerMachine } from '@machines/code-explorer'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

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
    { type: 'file.open', path: 'README.md', line: 3 },
    { type: 'file.save' },
    { type: 'folders.change', closed: ['server'] },
    { type: 'query.change', query: 'port' },
    { type: 'wrap.toggle' },
    { type: 'picker.toggle' },
    { type: 'retry' },
  ],
  answers: { generate: { done: [files], error: [new Error('There is no starter for desktop.')] } },
}

describe('code-explorer', () => {
  itCoversEverything(walk)

  it('opens the readme first, and keeps the file open while choices change', async () => {
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
})

// Explore is ours; the documents require that users know the content of a download.
describe('code-explorer, as users see it', () => {
  const journey = journeysOf(walk)
  const open = (path: string, line?: number) => ({ type: 'file.open', path, line }) as const
  const ready = (name: string) => journey(name).answer('generate', files)

  ready('opening a file notifies the page')
    .expect({ state: 'ready', context: { path: 'README.md' }, did: { tellOpened: null } })
    .send(open('server/main.ts'))
    .expect({
      context: { path: 'server/main.ts', line: null },
      did: { tellOpened: { path: 'server/main.ts' } },
    })
  journey('the URL determines the first file', { order: order('Shop'), path: 'package.json' })
    .answer('generate', files)
    .expect({ context: { path: 'package.json' } })
  journey('a missing file falls back to the readme', { order: order('Shop'), path: 'gone.ts' })
    .answer('generate', files)
    .expect({ context: { path: 'README.md' } })
  ready('a search hit opens at its line, and the next file opens at its top')
    .send({ type: 'query.change', query: 'main' }, open('server/main.ts', 12))
    .expect({ context: { query: 'main', path: 'server/main.ts', line: 12 } })
    .send(open('README.md'))
    .expect({ context: { query: 'main', line: null } })
  ready('a line is kept while its file is open, and cleared with the file')
    .send(open('server/main.ts', 12), { type: 'order.change', order: order('Shop') })
    .wait(150)
    .answer('generate', files)
    .expect({ context: { path: 'server/main.ts', line: 12 } })
    .send({ type: 'order.change', order: order('Sh') })
    .wait(150)
    .answer('generate', files.slice(0, 1))
    .expect({ context: { path: 'README.md', line: null } })
  ready('on a phone the file list opens and closes, and choosing a file closes it')
    .send({ type: 'picker.toggle' })
    .expect({ context: { picks: true } })
    .send({ type: 'picker.toggle' })
    .expect({ context: { picks: false } })
    .send({ type: 'picker.toggle' }, open('package.json'))
    .expect({ context: { picks: false, path: 'package.json' } })
  ready('the open file is saved unchanged')
    .send(open('package.json'), { type: 'file.save' })
    .expect({ did: { saveFile: { file: files[1] } } })
  ready('closed folders and wrapped lines stay while the code changes')
    .send({ type: 'folders.change', closed: ['server'] }, { type: 'wrap.toggle' })
    .send({ type: 'order.change', order: order('Shop') })
    .expect({ state: 'settling', context: { closed: ['server'], wraps: true, files } })
    .send({ type: 'wrap.toggle' })
    .expect({ context: { wraps: false } })
  journey('a generator that does not respond times out, and this is reported')
    .wait(29_999)
    .expect({ state: 'generating' })
    .wait(1)
    .expect({ state: 'failed', context: { failure: 'The generator did not respond' } })
  journey('a failure is reported, and a retry clears it')
    .fail('generate', new Error('No worker.'))
    .expect({ state: 'failed', context: { failure: 'No worker.' }, can: [{ type: 'retry' }] })
    .send({ type: 'retry' })
    .answer('generate', files)
    .expect({ state: 'ready', context: { failure: null }, cannot: [{ type: 'retry' }] })
})
