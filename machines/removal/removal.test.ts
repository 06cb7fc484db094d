import { Failure } from '@/shared/lib/failure'
import { type Removable, removalMachine } from '@machines/removal'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const item: Removable = { kind: 'project', name: 'Storefront', value: { id: 'sample-storefront' } }
const draft: Removable = { kind: 'draft', name: 'Night Sky', value: { id: 'draft-1' } }
const refused = new Failure('No room left.', 'storage')
const taken = (one: Removable, index: number) => ({ type: 'taken' as const, removed: { item: one, index } })
const notRestored = (one: Removable, index = 1) => ({
  type: 'notRestored' as const,
  removed: { item: one, index },
  error: refused,
})
const walk: Walk<typeof removalMachine> = {
  machine: removalMachine,
  events: [
    { type: 'delete', item },
    { type: 'undo' },
    { type: 'dismiss' },
    taken(item, 1),
    { type: 'refused', error: refused },
    { type: 'restored' },
    notRestored(item),
  ],
  key: ({ context }) => [Math.min(context.removed.length, 2), context.restoring !== null],
}

describe('removal', () => {
  itCoversEverything(walk)
})

// Deleting is ours; the documents require that users do not lose their work.
describe('removal, as people see it', () => {
  const journey = journeysOf(walk)
  const undo = { type: 'undo' } as const
  const dismiss = { type: 'dismiss' } as const
  const restored = { type: 'restored' } as const
  const one = { item, index: 1 }
  const other = { item: draft, index: 0 }
  const deleted = (name: string) => journey(name).send({ type: 'delete', item }, taken(item, 1))
  const refusedUndo = (name: string) => deleted(name).send(undo, notRestored(item))

  deleted('what was deleted can be put back')
    .expect({ state: 'removed', context: { removed: [one], failure: null }, did: { remove: { item } } })
    .send(undo)
    .expect({ did: { restore: { removed: one } }, context: { removed: [], restoring: one } })
    .send(restored)
    .expect({ state: 'idle', context: { removed: [], restoring: null }, cannot: [undo] })
  deleted('a double click puts back one thing once')
    .send(taken(draft, 0), undo)
    .expect({ did: { restore: { removed: other } }, cannot: [undo] })
    .send(undo)
    .expect({ context: { removed: [one], restoring: other } })
    .send(restored)
    .expect({ context: { removed: [one], restoring: null }, can: [undo] })
  deleted('what is still being put back when the offer ends is not lost')
    .send(undo)
    .wait(10_000)
    .expect({ state: 'idle' })
    .send(notRestored(item))
    .expect({ state: 'notRestored', context: { removed: [one], failure: 'No room left.' }, can: [undo] })
  deleted('what was put back after the offer ended leaves nothing to undo')
    .send(undo)
    .wait(10_000)
    .send(restored)
    .expect({ state: 'idle', context: { removed: [], restoring: null } })
    .send(taken(draft, 0))
    .expect({ can: [undo] })
  deleted('the way back is offered for ten seconds')
    .wait(9999)
    .expect({ state: 'removed', can: [undo] })
    .wait(1)
    .expect({ state: 'idle', context: { removed: [] }, cannot: [undo] })
  deleted('the offer can be sent away')
    .send(dismiss)
    .expect({ state: 'idle', context: { removed: [] } })
  journey('what the browser refuses to delete is said and stays')
    .send({ type: 'delete', item }, { type: 'refused', error: refused })
    .expect({ state: 'idle', context: { removed: [], failure: 'No room left.' }, cannot: [undo] })
    .send(dismiss)
    .expect({ context: { failure: null } })
  deleted('two are put back one after the other, the last one first, each with its own ten seconds')
    .wait(5000)
    .send(taken(draft, 0), undo)
    .expect({ did: { restore: { removed: other } } })
    .send(restored)
    .wait(9999)
    .expect({ state: 'removed', context: { removed: [one] } })
    .send(undo, restored)
    .expect({ state: 'idle', context: { removed: [] } })
  deleted('a second one that is refused leaves the way back of the first')
    .send({ type: 'refused', error: refused })
    .expect({ state: 'removed', context: { removed: [one], failure: 'No room left.' }, can: [undo] })
    .send(taken(draft, 0))
    .expect({ context: { failure: null } })
  refusedUndo('undo after the browser refused: nothing is lost, however long it takes')
    .wait(3_600_000)
    .expect({ state: 'notRestored', context: { removed: [one], failure: 'No room left.' } })
    .send(undo, restored)
    .expect({ state: 'idle', context: { removed: [], restoring: null, failure: null } })
  refusedUndo('what cannot be put back can be given up')
    .send(dismiss)
    .expect({ state: 'idle', context: { removed: [], restoring: null, failure: null } })
  refusedUndo('deleting something else does not forget what could not be put back')
    .send(taken(draft, 0))
    .wait(3_600_000)
    .expect({ state: 'notRestored', context: { removed: [one, other], failure: null } })
    .send(undo, restored)
    .wait(3_600_000)
    .expect({ state: 'notRestored', context: { removed: [one] } })
    .send(undo, restored)
    .expect({ state: 'idle', context: { removed: [] } })
})
