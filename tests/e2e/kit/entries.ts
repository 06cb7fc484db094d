import type { Page } from 'playwright-core'
import { SESSION_KEY } from '@/shared/api/stored-session'

/** An entry as the browser's database keeps it; see `EntryRecord`. */
interface StoredEntry {
  owner: string
  collection: string
  id: string
  data: unknown
}

/** Everything that the browser keeps in collections; nothing where the page has not made its database yet. */
export const storedEntries = (page: Page): Promise<StoredEntry[]> =>
  page.evaluate(
    () =>
      new Promise<StoredEntry[]>((resolve, reject) => {
        const opening = indexedDB.open('orrery')
        let isNew = false
        // Left to itself, the browser would make a database without the stores that the page expects.
        opening.addEventListener('upgradeneeded', () => {
          isNew = true
          opening.transaction?.abort()
        })
        opening.addEventListener('error', () => (isNew ? resolve([]) : reject(opening.error)))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            resolve(all.result)
          })
        })
      }),
  )

/**
 * Stores these entries behind those of a collection of the signed-in user, as the app stores them. The page has shown
 * the collection before, and finds them when it is loaded again.
 */
export const keepEntries = (
  page: Page,
  collection: string,
  entries: readonly { id: string }[],
  version = 1,
): Promise<void> =>
  page.evaluate(
    ({ collection, entries, version, sessionKey }) =>
      new Promise<void>((resolve, reject) => {
        const session: { user: { id: string } } = JSON.parse(localStorage.getItem(sessionKey) ?? '')
        const opening = indexedDB.open('orrery')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('entries', 'readwrite')
          for (const [index, data] of entries.entries())
            work.objectStore('entries').put({
              owner: session.user.id,
              collection,
              id: data.id,
              order: 1000 + index,
              v: version,
              data,
            })
          work.addEventListener('error', () => reject(work.error))
          work.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    { collection, entries, version, sessionKey: SESSION_KEY },
  )

/** Leaves of every entry of a collection something that is none. */
export const damageEntries = (page: Page, collection: string): Promise<void> =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('orrery')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('entries', 'readwrite')
          const entries = work.objectStore('entries')
          const all = entries.getAll()
          all.addEventListener('success', () => {
            for (const entry of all.result)
              if (entry.collection === name) entries.put({ ...entry, data: 'garbage' })
          })
          work.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    collection,
  )
