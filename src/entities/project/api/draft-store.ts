import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser, type StoredDefinition, type WriteResult } from '@/shared/lib/storage'
import { type Bookmark, type Draft, DRAFT_LIMIT, storedBookmarks, storedDrafts } from '../model/drafts'

/** The user's drafts, newest first. */
export function readDrafts(userId: string): Draft[] {
  return browserStorage.read(forUser(storedDrafts, userId))
}

/** Keeps a draft in front of the others, in place of the one with its id. */
export function keepDraft(userId: string, draft: Draft): WriteResult {
  const others = readDrafts(userId).filter(({ id }) => id !== draft.id)
  return browserStorage.write(forUser(storedDrafts, userId), [draft, ...others].slice(0, DRAFT_LIMIT))
}

export function removeDraft(userId: string, draftId: string): void {
  const drafts = readDrafts(userId)
  const left = drafts.filter(({ id }) => id !== draftId)
  if (left.length < drafts.length) browserStorage.write(forUser(storedDrafts, userId), left)
}

/** The user's drafts, live across tabs. */
export const useDrafts = (userId: string): Draft[] => useStored(useForUser(storedDrafts, userId))

/** Keeps a bookmark in front of the others. */
export function keepBookmark(userId: string, bookmark: Bookmark): WriteResult {
  const definition = forUser(storedBookmarks, userId)
  return browserStorage.write(definition, [bookmark, ...browserStorage.read(definition)])
}

export function removeBookmark(userId: string, bookmarkId: string): void {
  const definition = forUser(storedBookmarks, userId)
  browserStorage.write(
    definition,
    browserStorage.read(definition).filter(({ id }) => id !== bookmarkId),
  )
}

/** The user's bookmarks, live across tabs. */
export const useBookmarks = (userId: string): Bookmark[] => useStored(useForUser(storedBookmarks, userId))

function useForUser<T>(definition: StoredDefinition<T>, userId: string): StoredDefinition<T> {
  return useMemo(() => forUser(definition, userId), [definition, userId])
}
