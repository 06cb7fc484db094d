import { type CollectionDefinition, collectionOf, type Entry, removeOwnedEntries } from '../collection'

/** When every story happens. */
export const STORY_TIME = Date.parse('2026-11-22T12:00:00Z')

/**
 * The stored entries of a user at the start of a story: `beforeEach: withEntries(projects, SAMPLE_PROFILE.id,
 * [])`. Without it, the definition's samples are stored.
 */
export const withEntries =
  <T extends Entry>(definition: CollectionDefinition<T>, userId: string, entries: readonly T[]) =>
  async (): Promise<void> => {
    await collectionOf(definition, userId, () => STORY_TIME).replace(entries)
  }

/** No story finds what another one left behind. */
export async function freshEntries(...userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) await removeOwnedEntries(userId)
}
