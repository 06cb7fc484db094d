import {
  removeBookmark,
  removeDraft,
  removeProject,
  restoreBookmark,
  restoreDraft,
  restoreProject,
} from '@/entities/project'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { assertKept } from '@/shared/lib/storage'
import { type Removable, type Removed, removalMachine } from '@machines/removal'

export type RemovalActor = ActorRefFrom<typeof removalMachine>

/** Deleting one user's projects, drafts and bookmarks from this browser, with a way back. */
export function useRemoval(userId: string): RemovalActor {
  return usePageActor(removalMachine, {
    effects: {
      actors: {
        async remove({ input: { item } }) {
          if (!item) throw new Failure('There is nothing to delete.')
          const { index, result } = remove(userId, item)
          assertKept(result, 'the change')
          return { index: Math.max(0, index) }
        },
        async restore({ input: { removed } }) {
          if (removed) assertKept(restore(userId, removed), removed.item.name)
        },
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
