import {
  recordActivity,
  removeBookmark,
  removeDraft,
  removeProject,
  restoreBookmark,
  restoreDraft,
  restoreProject,
} from '@/entities/project'
import type { Bookmark, Draft, Project } from '@/entities/project/model'
import type { Entry, TakenEntry } from '@/shared/lib/collection'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { assertStored, type WriteResult } from '@/shared/lib/storage'
import { type RemovalEvent, removalMachine } from '@machines/removal'

export type RemovalActor = ActorRefFrom<typeof removalMachine>

/** A list that entries leave and come back to. Every collection is one. */
export interface RemovalList<T extends Entry = Entry> {
  remove(id: string): TakenEntry | Promise<TakenEntry>
  /** Puts an entry back at its former index. */
  restore(entry: T, index: number): WriteResult | Promise<WriteResult>
}

/**
 * Deleting entries with a way back. `lists` has the list of each `kind` of thing that can be deleted; the newest is
 * used: `useRemovalFrom({ dataset: collection })`, then `send({ type: 'delete', item: { kind: 'dataset', name, value } })`.
 */
export function useRemovalFrom(lists: Readonly<Record<string, RemovalList>>): RemovalActor {
  const listOf = (kind: string): RemovalList => {
    const list = lists[kind]
    if (!list) throw new Error(`there is no list of ${kind}`)
    return list
  }
  return usePageActor(removalMachine, {
    effects: {
      actions: {
        remove: ({ item }, { self }) =>
          answer(
            self as RemovalActor,
            async () => {
              const { index, result } = await listOf(item.kind).remove(item.value.id)
              assertStored(result, 'the change')
              return { type: 'taken', removed: { item, index: Math.max(0, index) } }
            },
            (error) => ({ type: 'refused', error }),
          ),
        restore: ({ removed }, { self }) => {
          if (!removed) return
          const { item, index } = removed
          answer(
            self as RemovalActor,
            async () => {
              assertStored(await listOf(item.kind).restore(item.value, index), item.name)
              return { type: 'restored' }
            },
            (error) => ({ type: 'notRestored', removed, error }),
          )
        },
      },
    },
  })
}

/** Deleting one user's projects, drafts and bookmarks from this browser, with a way back. */
export function useRemoval(userId: string): RemovalActor {
  const { now } = useActorEnvironment()
  const projects: RemovalList<Project> = {
    async remove(id) {
      const taken = await removeProject(userId, id)
      if (taken.result.ok) recordActivity(userId, id, 'deleted', now())
      return taken
    },
    async restore(project, index) {
      const result = await restoreProject(userId, project, index)
      if (result.ok) recordActivity(userId, project.id, 'restored', now())
      return result
    },
  }
  const drafts: RemovalList<Draft> = {
    remove: (id) => removeDraft(userId, id),
    restore: (draft, index) => restoreDraft(userId, draft, index),
  }
  const bookmarks: RemovalList<Bookmark> = {
    remove: (id) => removeBookmark(userId, id),
    restore: (bookmark, index) => restoreBookmark(userId, bookmark, index),
  }
  return useRemovalFrom({ project: projects, draft: drafts, bookmark: bookmarks })
}

/** Sends the result of a list's change to the actor, unless its page was left meanwhile. */
function answer(
  actor: RemovalActor,
  change: () => Promise<RemovalEvent>,
  failed: (error: unknown) => RemovalEvent,
): void {
  void change()
    .catch(failed)
    .then((event) => {
      if (actor.getSnapshot().status === 'active') actor.send(event)
    })
}
