export {
  offersSignIn,
  type SessionSnapshot,
  type SessionStatus,
  sessionProfile,
  sessionStatus,
} from './selectors'
export { type SessionContext, type SessionEvent, sessionMachine } from './session.machine'
