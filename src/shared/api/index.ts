export { loadBackend } from './backend'
export { type Backend, backendLoaded, type Client, getBackend, mayHaveSession, SESSION_KEY } from './client'
export type { Database } from './database.types'
export { createStatelessAuth } from './stateless-auth'
