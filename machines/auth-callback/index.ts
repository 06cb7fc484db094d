export {
  type AuthCallbackContext,
  type AuthCallbackInput,
  authCallbackMachine,
  isRecovery,
  isUndo,
  type CallbackLink,
  type SignedIn,
  type VerifyOutcome,
} from './auth-callback.machine'
