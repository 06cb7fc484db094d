export { backendConfig, knownAdminEmail, loadBackend } from './backend'
export { callFunction } from './call-function'
export { fetchOwn } from './fetch-own'
export { backendLoaded, isBackendLoaded } from './backend-loaded'
export { type Backend, getBackend } from './client'
export type { Client } from './supabase'
export type { Database } from './database.types'
export {
  dropMalformedSession,
  endSession,
  forgetStoredSession,
  keepsSession,
  mayHaveSession,
  onSessionEnded,
  readStoredSession,
  refuseLate,
  SESSION_KEY,
  storedSessionLasts,
} from './stored-session'
export { StreamRefusedError, streamNotices } from './notices'
export { readRow } from './read-row'
export { createStatelessAuth } from './stateless-auth'
export { withSignal } from './with-signal'
