export { abortable } from './abortable'
export { knownAdminEmail, loadBackend } from './backend'
export { type Backend, backendLoaded, type Client, getBackend } from './client'
export type { Database } from './database.types'
export {
  endSession,
  forgetStoredSession,
  mayHaveSession,
  onSessionEnded,
  readStoredSession,
  SESSION_KEY,
} from './stored-session'
export { createStatelessAuth } from './stateless-auth'
