export {
  type AuthCallbackContext,
  type AuthCallbackInput,
  authCallbackMachine,
  isRecovery,
  type CallbackLink,
  type VerifyOutcome,
} from './auth-callback.machine'
