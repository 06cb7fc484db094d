export { abortable } from './abortable'
export { knownAdminEmail, loadBackend } from './backend'
export { backendLoaded } from './backend-loaded'
export { type Backend, getBackend } from './client'
export type { Client } from './supabase'
export type { Database } from './database.types'
export {
  endSession,
  forgetStoredSession,
  mayHaveSession,
  onSessionEnded,
  readStoredSession,
  refuseLate,
  SESSION_KEY,
} from './stored-session'
export { createStatelessAuth } from './stateless-auth'
