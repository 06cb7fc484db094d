export { sessionOf } from './selectors'
export { sessionMachine } from './session.machine'
export type { SessionContext, SessionEvent } from './types'
