import { ALL_RUNS, type RunEdit } from '@/entities/run/model'
import { connectionFailure, Failure } from '@/shared/lib/failure'
import { type RunEditContext, runEditMachine } from '@machines/run-edit'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const down = new Failure('down', 'network')
const edit: RunEdit = { change: 'delete', runs: null, query: ALL_RUNS }
const start = { type: 'edit', edit } as const
const other = { type: 'edit', edit: { ...edit, change: 'restore', runs: ['c'] } } as const
const two = { changed: 2, ids: ['a', 'b'] }

const walk: Walk<typeof runEditMachine> = {
  machine: runEditMachine,
  events: [start, { type: 'retry' }, { type: 'undo' }, { type: 'dismiss' }],
  answers: {
    change: { done: [two, { changed: 0, ids: [] }], error: [down] },
    undo: { done: [two], error: [down] },
  },
  key: ({ context }) => (context as RunEditContext).edited.changed,
}

describe('run-edit', () => {
  itCoversEverything(walk)
})

describe('run-edit, as users see it', () => {
  const journey = journeysOf(walk)
  const deleted = (name: string) => journey(name).send(start).answer('change', two)

  journey('all runs that a filter finds are deleted')
    .send(start)
    .expect({ state: 'changing', asked: { change: [{ edit }] }, cannot: [start] })
    .answer('change', two)
    .expect({ state: 'changed', context: { edited: two }, did: { report: undefined } })
  deleted('what was deleted comes back by its ids')
    .send({ type: 'undo' })
    .expect({ state: 'undoing', asked: { undo: [{ edit: { ...edit, change: 'restore', runs: two.ids } }] } })
    .answer('undo', two)
    .expect({ state: 'idle', context: { edit: null, edited: { changed: 0, ids: [] } } })
  journey('what was restored is deleted again')
    .send(other)
    .answer('change', { changed: 1, ids: ['c'] })
    .send({ type: 'undo' })
    .expect({ asked: { undo: [{ edit: { ...edit, change: 'delete', runs: ['c'] } }] } })
  deleted('the way back is offered for ten seconds')
    .wait(9999)
    .expect({ state: 'changed' })
    .wait(1)
    .expect({ state: 'idle', context: { edit: null, edited: { changed: 0 } } })
  deleted('a second change takes the way back of the first')
    .send(other)
    .expect({
      state: 'changing',
      context: { edited: { changed: 0 } },
      asked: { change: [{ edit }, { edit: other.edit }] },
    })
  deleted('the offer is dismissed')
    .send({ type: 'dismiss' })
    .expect({ state: 'idle', context: { edit: null } })
  journey('a change that changed nothing cannot be undone')
    .send(start)
    .answer('change', { changed: 0, ids: [] })
    .expect({ state: 'changed', cannot: [{ type: 'undo' }] })
  journey('a failed change is repeated')
    .send(start)
    .fail('change', down)
    .expect({ state: 'failed', context: { failure: 'down' } })
    .send({ type: 'retry' })
    .expect({ state: 'changing', context: { failure: null }, asked: { change: [{ edit }, { edit }] } })
  journey('a failed change is replaced by another, or dismissed')
    .send(start)
    .fail('change', down)
    .send(other)
    .expect({ state: 'changing', context: { failure: null, edit: other.edit } })
    .fail('change', down)
    .send({ type: 'dismiss' })
    .expect({ state: 'idle', context: { failure: null, edit: null } })
  deleted('the way back stays when it fails, for as long as the user needs')
    .send({ type: 'undo' })
    .fail('undo', down)
    .wait(60_000)
    .expect({ state: 'notUndone', context: { failure: 'down', edited: two } })
    .send({ type: 'undo' })
    .expect({ state: 'undoing', context: { failure: null } })
    .fail('undo', down)
    .send({ type: 'dismiss' })
    .expect({ state: 'idle', context: { failure: null, edited: { changed: 0 } } })
  const late = { failure: connectionFailure().message }
  journey('an answer takes at most 30 seconds')
    .send(start)
    .wait(29_999)
    .expect({ state: 'changing' })
    .wait(1)
    .expect({ state: 'failed', context: late, takenBack: ['change'] })
  deleted('the answer to undoing takes at most 30 seconds')
    .send({ type: 'undo' })
    .wait(29_999)
    .expect({ state: 'undoing' })
    .wait(1)
    .expect({ state: 'notUndone', context: late, takenBack: ['undo'] })
})
