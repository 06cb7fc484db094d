import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser, type StoredDefinition, type WriteResult } from '@/shared/lib/storage'
import { type Bookmark, type Draft, DRAFT_LIMIT, storedBookmarks, storedDrafts } from '../model/drafts'
import { putBack, type TakenOut, takeOut } from './kept-list'

/** The user's drafts, newest first. */
export function readDrafts(userId: string): Draft[] {
  return browserStorage.read(forUser(storedDrafts, userId))
}

/** Stores a draft in front of the others; replaces the draft with its id. */
export function keepDraft(userId: string, draft: Draft): WriteResult {
  const others = readDrafts(userId).filter(({ id }) => id !== draft.id)
  return browserStorage.write(forUser(storedDrafts, userId), [draft, ...others].slice(0, DRAFT_LIMIT))
}

/** Takes a draft out of the list; see `takeOut`. */
export const removeDraft = (userId: string, draftId: string): TakenOut =>
  takeOut(forUser(storedDrafts, userId), draftId)

/** Puts a draft back at its former index. */
export const restoreDraft = (userId: string, draft: Draft, index: number): WriteResult =>
  putBack(forUser(storedDrafts, userId), draft, index)

/** The user's drafts, live across tabs. */
export const useDrafts = (userId: string): Draft[] => useStored(useForUser(storedDrafts, userId))

/** Stores a bookmark in front of the others; replaces a bookmark with the same content. */
export function keepBookmark(userId: string, bookmark: Bookmark): WriteResult {
  const definition = forUser(storedBookmarks, userId)
  const same = ({ name, link }: Bookmark) => name === bookmark.name && link === bookmark.link
  const others = browserStorage.read(definition).filter((other) => !same(other))
  return browserStorage.write(definition, [bookmark, ...others])
}

/** Takes a bookmark out of the list; see `takeOut`. */
export const removeBookmark = (userId: string, bookmarkId: string): TakenOut =>
  takeOut(forUser(storedBookmarks, userId), bookmarkId)

/** Puts a bookmark back at its former index. */
export const restoreBookmark = (userId: string, bookmark: Bookmark, index: number): WriteResult =>
  putBack(forUser(storedBookmarks, userId), bookmark, index)

/** The user's bookmarks, live across tabs. */
export const useBookmarks = (userId: string): Bookmark[] => useStored(useForUser(storedBookmarks, userId))

function useForUser<T>(definition: StoredDefinition<T>, userId: string): StoredDefinition<T> {
  return useMemo(() => forUser(definition, userId), [definition, userId])
}
