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
describe('removal, as users see it', () => {
  const journey = journeysOf(walk)
  const undo = { type: 'undo' } as const
  const dismiss = { type: 'dismiss' } as const
  const restored = { type: 'restored' } as const
  const one = { item, index: 1 }
  const other = { item: draft, index: 0 }
  const deleted = (name: string) => journey(name).send({ type: 'delete', item }, taken(item, 1))
  const refusedUndo = (name: string) => deleted(name).send(undo, notRestored(item))

  deleted('a deletion can be undone')
    .expect({ state: 'removed', context: { removed: [one], failure: null }, did: { remove: { item } } })
    .send(undo)
    .expect({ did: { restore: { removed: one } }, context: { removed: [], restoring: one } })
    .send(restored)
    .expect({ state: 'idle', context: { removed: [], restoring: null }, cannot: [undo] })
  deleted('a double click restores one item once')
    .send(taken(draft, 0), undo)
    .expect({ did: { restore: { removed: other } }, cannot: [undo] })
    .send(undo)
    .expect({ context: { removed: [one], restoring: other } })
    .send(restored)
    .expect({ context: { removed: [one], restoring: null }, can: [undo] })
  deleted('an item still being restored when the offer ends is not lost')
    .send(undo)
    .wait(10_000)
    .expect({ state: 'idle' })
    .send(notRestored(item))
    .expect({ state: 'notRestored', context: { removed: [one], failure: 'No room left.' }, can: [undo] })
  deleted('an item restored after the offer ended leaves nothing to undo')
    .send(undo)
    .wait(10_000)
    .send(restored)
    .expect({ state: 'idle', context: { removed: [], restoring: null } })
    .send(taken(draft, 0))
    .expect({ can: [undo] })
  deleted('Undo is offered for ten seconds')
    .wait(9999)
    .expect({ state: 'removed', can: [undo] })
    .wait(1)
    .expect({ state: 'idle', context: { removed: [] }, cannot: [undo] })
  deleted('the offer can be dismissed')
    .send(dismiss)
    .expect({ state: 'idle', context: { removed: [] } })
  journey('an item that cannot be deleted is reported and stays')
    .send({ type: 'delete', item }, { type: 'refused', error: refused })
    .expect({ state: 'idle', context: { removed: [], failure: 'No room left.' }, cannot: [undo] })
    .send(dismiss)
    .expect({ context: { failure: null } })
  deleted('two items are restored one after the other, the last one first, each with its own ten seconds')
    .wait(5000)
    .send(taken(draft, 0), undo)
    .expect({ did: { restore: { removed: other } } })
    .send(restored)
    .wait(9999)
    .expect({ state: 'removed', context: { removed: [one] } })
    .send(undo, restored)
    .expect({ state: 'idle', context: { removed: [] } })
  deleted('a second deletion that is refused keeps the undo of the first')
    .send({ type: 'refused', error: refused })
    .expect({ state: 'removed', context: { removed: [one], failure: 'No room left.' }, can: [undo] })
    .send(taken(draft, 0))
    .expect({ context: { failure: null } })
  refusedUndo('an undo that was refused can be retried at any time, and no item is lost')
    .wait(3_600_000)
    .expect({ state: 'notRestored', context: { removed: [one], failure: 'No room left.' } })
    .send(undo, restored)
    .expect({ state: 'idle', context: { removed: [], restoring: null, failure: null } })
  refusedUndo('an item that cannot be restored can be dismissed')
    .send(dismiss)
    .expect({ state: 'idle', context: { removed: [], restoring: null, failure: null } })
  refusedUndo('another deletion keeps an item that could not be restored')
    .send(taken(draft, 0))
    .wait(3_600_000)
    .expect({ state: 'notRestored', context: { removed: [one, other], failure: null } })
    .send(undo, restored)
    .wait(3_600_000)
    .expect({ state: 'notRestored', context: { removed: [one] } })
    .send(undo, restored)
    .expect({ state: 'idle', context: { removed: [] } })
})
