import {
  recordActivity,
  removeBookmark,
  removeDraft,
  removeProject,
  restoreBookmark,
  restoreDraft,
  restoreProject,
} from '@/entities/project'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { assertKept, attempt } from '@/shared/lib/storage'
import { type Removable, type RemovalEvent, type Removed, removalMachine } from '@machines/removal'

export type RemovalActor = ActorRefFrom<typeof removalMachine>

/** Deleting one user's projects, drafts and bookmarks from this browser, with a way back. */
export function useRemoval(userId: string): RemovalActor {
  const { now } = useActorEnvironment()
  const record = ({ kind, value: { id } }: Removable, what: 'deleted' | 'restored') => {
    if (kind === 'project') recordActivity(userId, id, what, now())
  }
  return usePageActor(removalMachine, {
    effects: {
      actions: {
        remove: ({ item }, { self }) =>
          self.send(
            attempt<RemovalEvent>(
              () => {
                const { index, result } = remove(userId, item)
                assertKept(result, 'the change')
                record(item, 'deleted')
                return { type: 'taken', removed: { item, index: Math.max(0, index) } }
              },
              (error) => ({ type: 'refused', error }),
            ),
          ),
        restore: ({ removed }, { self }) =>
          self.send(
            attempt<RemovalEvent>(
              () => {
                if (removed) {
                  assertKept(restore(userId, removed), removed.item.name)
                  record(removed.item, 'restored')
                }
                return { type: 'restored' }
              },
              (error) => ({ type: 'notRestored', error }),
            ),
          ),
      },
    },
  })
}

function remove(userId: string, { kind, value: { id } }: Removable) {
  if (kind === 'project') return removeProject(userId, id)
  return kind === 'draft' ? removeDraft(userId, id) : removeBookmark(userId, id)
}

function restore(userId: string, { item, index }: Removed) {
  if (item.kind === 'project') return restoreProject(userId, item.value, index)
  return item.kind === 'draft'
    ? restoreDraft(userId, item.value, index)
    : restoreBookmark(userId, item.value, index)
}
