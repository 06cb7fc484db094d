export { signUpLock, type SignUpSnapshot } from './selectors'
export {
  type SignUpContext,
  type SignUpEvent,
  type SignUpInput,
  type SignUpResult,
  signUpMachine,
} from './sign-up.machine'
