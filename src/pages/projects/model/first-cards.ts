import { array, object, string } from 'valibot'
import { type CardTexts, cardTexts, projectsOf } from '@/entities/project'
import { NO_FILTER, type Project, sortProjects } from '@/entities/project/model'
import { browserStorage } from '@/shared/lib/browser-storage'
import { forUser, type StoredDefinition } from '@/shared/lib/storage'

/** As many as a window shows before it is scrolled. */
export const FIRST = 6

/**
 * The texts that the first cards of a user showed last. The document fills them in before anything is drawn
 * (entrypoint/early-cards.js).
 */
const storedFirst: StoredDefinition<CardTexts[] | null> = {
  key: 'first-projects',
  version: 2,
  schema: array(
    object({ name: string(), stack: string(), tools: string(), more: string(), about: string() }),
  ),
  fallback: null,
}

export const firstCards = (projects: readonly Project[]): CardTexts[] =>
  sortProjects(projects, NO_FILTER.sort).slice(0, FIRST).map(cardTexts)

/** Null where this browser has shown none of theirs yet. */
export const readFirstCards = (userId: string): CardTexts[] | null =>
  browserStorage.read(forUser(storedFirst, userId))

/**
 * Stores the texts now and after each change. Returns a function that ends this. When the browser refuses to store them, the
 * cards are shown a little later next time.
 */
export function keepFirstCards(userId: string): () => void {
  const projects = projectsOf(userId)
  const keep = () => {
    const { status, entries } = projects.snapshot()
    if (status !== 'ready') return
    const cards = firstCards(entries)
    if (JSON.stringify(cards) !== JSON.stringify(readFirstCards(userId)))
      browserStorage.write(forUser(storedFirst, userId), cards)
  }
  keep()
  return projects.subscribe(keep)
}
