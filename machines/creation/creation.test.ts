import { type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { creationMachine } from '@machines/creation'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const [project] = SAMPLE_PROJECTS as [Project]
const walk: Walk<typeof creationMachine> = {
  machine: creationMachine,
  input: { order: 'Night Sky', stages: ['One', 'Two', 'Three'], pauses: [1000, 500, 2000] },
  children: ['progress'],
  events: [{ type: 'stop' }, { type: 'stop.confirm' }, { type: 'stop.cancel' }],
  answers: {
    checkAccount: { done: [null, 'unverified'], error: [new Failure('down', 'network')] },
    progress: { done: [undefined] },
    saveProject: {
      done: [
        { project, kept: true },
        { project, kept: false },
      ],
      error: [new Failure('full', 'storage')],
    },
  },
  unreachable: {
    'creation.running --xstate.error.actor.progress--> creation.ended #0':
      'the stages call nothing that can fail; the branch is the way out if one ever does',
  },
}

describe('creation', () => {
  itCoversEverything(walk)

  it.each([
    ['signedOut', 'Authentication required'],
    ['unverified', 'Email verification required'],
    ['incomplete', 'Profile completion required'],
    ['locked', 'Account is locked'],
  ])('reports why the gate refuses %o (CRT-02)', async (refusal, reason) => {
    const { actor, resolve } = startBench(walk)
    await resolve('checkAccount', refusal)
    expect(actor.getSnapshot().output?.alert).toBe(`Cannot create project: ${reason}`)
  })
})

// As the documents have it (CRT-02, WZA-08, WZB-04); that stopping asks is ours.
describe('creation, as users see it', () => {
  const journey = journeysOf({ ...walk, children: [], real: ['progress'] })
  const [stop, confirm, cancel] = [
    { type: 'stop' } as const,
    { type: 'stop.confirm' } as const,
    { type: 'stop.cancel' } as const,
  ]
  const without = (alert: string | null) => ({
    state: 'ended',
    context: { outcome: { project: null, kept: false, alert } },
  })
  const atWork = (name: string) => journey(name).answer('checkAccount', null)
  const finished = (name: string) => atWork(name).wait(1000).wait(500).wait(2000)

  finished('a project is created and stored')
    .expect({ state: 'saving', context: { done: 3 }, asked: { saveProject: [{ order: 'Night Sky' }] } })
    .answer('saveProject', { project, kept: true })
    .expect({ state: 'ended', context: { outcome: { project, kept: true, alert: null } } })

  finished('a project that cannot be stored is shown all the same')
    .answer('saveProject', { project, kept: false })
    .expect({ state: 'ended', context: { outcome: { project, kept: false, alert: null } } })

  atWork('the stages are counted one by one')
    .wait(999)
    .expect({ state: { running: 'working' }, context: { done: 0 } })
    .wait(1)
    .expect({ context: { done: 1 } })
    .wait(500)
    .expect({ context: { done: 2 }, asked: { saveProject: [] } })

  journey('a refusal of the gate is reported')
    .answer('checkAccount', 'unverified')
    .expect(without('Cannot create project: Email verification required'))

  journey('a failed check of the gate shows its reason, and no stage starts')
    .fail('checkAccount', new Failure('down', 'network'))
    .expect({
      ...without('Failed to create project: down'),
      asked: { saveProject: [] },
    })

  journey('a gate that hangs is a network error, and its request is aborted')
    .wait(9999)
    .expect({ state: 'checkingAccount' })
    .wait(1)
    .expect({
      ...without(
        'Failed to create project: Network connection error. Please check your internet connection and try again.',
      ),
      takenBack: ['checkAccount'],
    })

  journey('stopping before the first stage asks no question')
    .send(stop)
    .expect({ ...without(null), takenBack: ['checkAccount'] })

  atWork('stopping asks for confirmation, and the stages continue meanwhile')
    .send(stop)
    .wait(1000)
    .expect({ state: { running: 'askingToStop' }, context: { done: 1 } })
    .send(cancel)
    .expect({ state: { running: 'working' }, context: { done: 1 } })

  atWork('a stopped creation is not saved')
    .send(stop, confirm)
    .wait(60_000)
    .expect({
      ...without(null),
      asked: { saveProject: [] },
    })

  atWork('nothing is saved while the question is open')
    .send(stop)
    .wait(1000)
    .wait(500)
    .wait(2000)
    .wait(60_000)
    .expect({ state: { running: 'finishedMeanwhile' }, context: { done: 3 }, asked: { saveProject: [] } })
    .send(confirm)
    .expect({ ...without(null), asked: { saveProject: [] } })

  atWork('choosing to continue saves the project that was created meanwhile')
    .send(stop)
    .wait(1000)
    .wait(500)
    .wait(2000)
    .send(cancel)
    .expect({ state: 'saving', asked: { saveProject: [{ order: 'Night Sky' }] } })

  finished('a refused write shows its reason')
    .fail('saveProject', new Failure('No room left.', 'storage'))
    .expect(without('Failed to create project: No room left.'))

  finished('a write that hangs is reported and aborted')
    .wait(9999)
    .expect({ state: 'saving' })
    .wait(1)
    .expect({
      ...without('Failed to create project: The browser did not respond'),
      takenBack: ['saveProject'],
    })

  atWork('a creation cannot be stopped without the question').expect({ cannot: [confirm, cancel] })
})
