export { loadBackend } from './backend'
export { backendLoaded, getBackend, mayHaveSession, SESSION_KEY } from './client'
export type { Database } from './database.types'
export { createStatelessAuth } from './stateless-auth'
