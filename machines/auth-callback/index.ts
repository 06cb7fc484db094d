export {
  type AuthCallbackContext,
  type AuthCallbackInput,
  authCallbackMachine,
} from './auth-callback.machine'
export { type CallbackLink, isRecovery, isSignUp, isUndo, type SignedIn, type VerifyOutcome } from './link'
