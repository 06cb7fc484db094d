/** What the names of our caches begin with; `features/offline-copy` removes them by it. */
export const OURS = 'orrery-'
