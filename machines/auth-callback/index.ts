export {
  type AuthCallbackContext,
  type AuthCallbackInput,
  authCallbackMachine,
  type CallbackLink,
  type VerifyOutcome,
} from './auth-callback.machine'
