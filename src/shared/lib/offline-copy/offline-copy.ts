/** Kept as `orrery:offline-copy`, like every value of `shared/lib/storage`. */
export const KEY = 'offline-copy'

/** Whether this browser may keep a copy; every visit asks, so without what reads all else that is kept. */
export function isOfflineCopyStored(): boolean {
  try {
    const kept = JSON.parse(window.localStorage.getItem(`orrery:${KEY}`) ?? 'null') as {
      data?: unknown
    } | null
    return kept?.data !== false
  } catch {
    return true
  }
}

/** Whether this build has a worker that could keep one. Development has none, so that what is written is what is seen. */
export const hasOfflineCopy: boolean = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off'

/** Its address on the site. */
export const WORKER = '/sw.js'
