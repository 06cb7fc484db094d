export { type SessionSnapshot, type SessionStatus, sessionProfile, sessionStatus } from './selectors'
export { type SessionContext, type SessionEvent, type SessionInput, sessionMachine } from './session.machine'
