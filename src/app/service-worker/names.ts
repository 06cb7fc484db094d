/** The prefix of the app's cache names; `features/offline-copy` removes the caches by it. */
export const OURS = 'orrery-'
