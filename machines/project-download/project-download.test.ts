import { Failure } from '@/shared/lib/failure'
import { downloadFailureText, projectDownloadMachine } from '@machines/project-download'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof projectDownloadMachine> = {
  machine: projectDownloadMachine,
  events: [
    { type: 'download', kind: 'code' },
    { type: 'download', kind: 'project' },
  ],
  answers: { download: { done: [{ fileName: 'night-sky.zip' }], error: [new Failure('no')] } },
}

describe('project-download', () => {
  itCoversEverything(walk)

  it('asks for the kind that was wanted and tells the name of the file', async () => {
    const { actor, resolve, started } = startBench(walk)
    actor.send({ type: 'download', kind: 'project' })
    actor.send({ type: 'download', kind: 'code' })
    expect(started.download).toEqual([{ kind: 'project' }])
    await resolve('download', { fileName: 'night-sky.json' })
    expect(actor.getSnapshot().context.fileName).toBe('night-sky.json')
  })

  it('fails with the documented texts and can be tried again (PRJ-09)', async () => {
    const { actor, clock, started } = startBench(walk)
    actor.send({ type: 'download', kind: 'code' })
    clock.increment(29_999)
    expect(actor.getSnapshot().matches('generating')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().matches('failed')).toBe(true)
    actor.send({ type: 'download', kind: 'code' })
    expect(started.download).toHaveLength(2)
    expect(downloadFailureText('code')).toBe('Failed to download project code. Please try again.')
    expect(downloadFailureText('project')).toBe('Failed to download project. Please try again.')
  })
})
