import type { WriteResult } from '../storage'
import type { OpenCollection } from './open-collection'
import type { Entry } from './types'

const READ_ONLY: WriteResult = { ok: false, reason: 'readOnly' }

/** The same collection, whose changes are refused, here and in this tab's copy, while the account may not make them. */
export function withRights<T extends Entry>(
  collection: OpenCollection<T>,
  mayChange: () => boolean,
): OpenCollection<T> {
  const refused = Promise.resolve(READ_ONLY)
  return {
    ...collection,
    put: (...entries) => (mayChange() ? collection.put(...entries) : refused),
    change: (id, next) => (mayChange() ? collection.change(id, next) : refused),
    remove: (id) => (mayChange() ? collection.remove(id) : Promise.resolve({ index: -1, result: READ_ONLY })),
    restore: (entry, index) => (mayChange() ? collection.restore(entry, index) : refused),
    replace: (entries) => (mayChange() ? collection.replace(entries) : refused),
  }
}
