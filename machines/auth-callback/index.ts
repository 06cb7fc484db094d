export {
  type AuthCallbackContext,
  type AuthCallbackInput,
  authCallbackMachine,
} from './auth-callback.machine'
export { type CallbackLink, isRecovery, isUndo, type SignedIn, type VerifyOutcome } from './link'
