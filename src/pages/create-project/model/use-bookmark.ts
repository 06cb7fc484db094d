import { keepBookmark } from '@/entities/project'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { assertKept } from '@/shared/lib/storage'
import { bookmarkMachine } from '@machines/bookmark'

export type BookmarkActor = ActorRefFrom<typeof bookmarkMachine>

/** Keeping one user's bookmarks in this browser. */
export const useBookmark = (userId: string): BookmarkActor => usePageActor(bookmarksOf(userId))

const bookmarksOf = (userId: string) =>
  bookmarkMachine.provide({
    actors: {
      saveBookmark: fromPromise(async ({ input }) => {
        const bookmark = { ...input, id: crypto.randomUUID(), savedAt: Date.now() }
        assertKept(keepBookmark(userId, bookmark), 'this bookmark')
      }),
    },
  })
