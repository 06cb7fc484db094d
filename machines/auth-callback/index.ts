export {
  type AuthCallbackContext,
  type AuthCallbackInput,
  authCallbackMachine,
  isRecovery,
  isUndo,
  type CallbackLink,
  type VerifyOutcome,
} from './auth-callback.machine'
