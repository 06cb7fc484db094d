import { array, type GenericSchema, literal, maxLength, number, object, pipe, string, variant } from 'valibot'
import { goodEntries, type StoredDefinition } from '@/shared/lib/storage'
import type { ProjectConfig } from '@orrery/generator/model'
import { projectConfigSchema } from './project'
import { type TemplateWizardValues, templateWizardSchema } from './template-wizard'

/** Input of a wizard that has not become a project yet. */
export type DraftContent =
  | { wizard: 'a'; values: TemplateWizardValues }
  | { wizard: 'b'; values: ProjectConfig }

export type Draft = DraftContent & {
  id: string
  /** ms since 1970 */
  savedAt: number
}

/** The oldest draft makes room for a new one beyond this many. */
export const DRAFT_LIMIT = 30

const DRAFT = { id: pipe(string(), maxLength(100)), savedAt: number() }

const draftSchema: GenericSchema<unknown, Draft> = variant('wizard', [
  object({ ...DRAFT, wizard: literal('a'), values: templateWizardSchema }),
  object({ ...DRAFT, wizard: literal('b'), values: projectConfigSchema }),
])

/** STO-01: drafts of both wizards, newest first; keyed per user with `forUser`. */
export const storedDrafts: StoredDefinition<Draft[]> = {
  key: 'project-drafts',
  version: 1,
  schema: array(draftSchema),
  fallback: [],
  salvage: goodEntries(draftSchema),
}

/** WZA-07: only a draft with a name is restored by itself. */
export function isNamed({ values }: Pick<Draft, 'values'>): boolean {
  return values.name.trim() !== ''
}

/** Name of a draft, with or without an entered name. */
export function draftName({ values }: Pick<Draft, 'values'>): string {
  return values.name.trim() || 'Untitled'
}

/** Where a wizard's input came from: the draft as it was when it was restored, however it is called since. */
export interface RestoredDraft extends Pick<Draft, 'id' | 'savedAt'> {
  name: string
}

export const restoredDraft = (draft: Draft): RestoredDraft => ({
  id: draft.id,
  savedAt: draft.savedAt,
  name: draftName(draft),
})

/** A saved configuration. */
export interface Bookmark {
  id: string
  name: string
  /** ms since 1970 */
  savedAt: number
  /** Query of the shared link: a bookmark is a link with a name. */
  link: string
}

export const BOOKMARK_NAME_LIMIT = 80

const bookmarkSchema: GenericSchema<unknown, Bookmark> = object({
  id: string(),
  name: pipe(string(), maxLength(BOOKMARK_NAME_LIMIT)),
  savedAt: number(),
  link: pipe(string(), maxLength(20_000)),
})

export const storedBookmarks: StoredDefinition<Bookmark[]> = {
  key: 'project-bookmarks',
  version: 1,
  schema: array(bookmarkSchema),
  fallback: [],
  salvage: goodEntries(bookmarkSchema),
}
