export { sessionOf } from './selectors'
export { type SessionContext, type SessionEvent, sessionMachine } from './session.machine'
