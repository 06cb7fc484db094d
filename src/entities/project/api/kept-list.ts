import { browserStorage } from '@/shared/lib/browser-storage'
import type { StoredDefinition, WriteResult } from '@/shared/lib/storage'

/**
 * Former index of an entry in its list (-1: it was already removed), and the browser's result of the change.
 */
export interface TakenOut {
  index: number
  result: WriteResult
}

/** Takes an entry out of a kept list. */
export function takeOut<T extends { id: string }>(definition: StoredDefinition<T[]>, id: string): TakenOut {
  const list = browserStorage.read(definition)
  const index = list.findIndex((entry) => entry.id === id)
  if (index < 0) return { index, result: { ok: true } }
  return { index, result: browserStorage.write(definition, list.toSpliced(index, 1)) }
}

/** Puts an entry back at its former index; replaces the entry with its id. */
export function putBack<T extends { id: string }>(
  definition: StoredDefinition<T[]>,
  entry: T,
  index: number,
): WriteResult {
  const others = browserStorage.read(definition).filter(({ id }) => id !== entry.id)
  return browserStorage.write(definition, others.toSpliced(index, 0, entry))
}
