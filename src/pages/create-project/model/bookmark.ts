import { object } from 'valibot'
import { keepBookmark } from '@/entities/project'
import { BOOKMARK_NAME_LIMIT } from '@/entities/project/model'
import { fieldErrors, requiredText } from '@/shared/lib/form'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { assertStored } from '@/shared/lib/storage'
import { createFormMachine } from '@machines/form'

const bookmarkSchema = object({ name: requiredText('Bookmark name is required') })

/** Bookmarks (ours): keeps a configuration under a name. The subject is the query of the link that it opens. */
export const bookmarkMachine = createFormMachine<{ name: string }, string>({
  id: 'bookmark',
  empty: { name: '' },
  check: (values) => fieldErrors(bookmarkSchema, values),
  opens: true,
  successShown: 3000,
})

export type BookmarkActor = ActorRefFrom<typeof bookmarkMachine>

/** Keeping one user's bookmarks in this browser. */
export function useBookmark(userId: string): BookmarkActor {
  const { now } = useActorEnvironment()
  return usePageActor(bookmarkMachine, {
    input: { subject: '' },
    effects: {
      actors: {
        send: async ({ input: { values, subject } }) => {
          const name = values.name.trim().slice(0, BOOKMARK_NAME_LIMIT)
          const bookmark = { name, link: subject, id: crypto.randomUUID(), savedAt: now() }
          assertStored(keepBookmark(userId, bookmark), 'this bookmark')
        },
      },
    },
  })
}
