export { canSubmitSignUp, type SignUpSnapshot } from './selectors'
export { type SignUpContext, type SignUpEvent, type SignUpInput, signUpMachine } from './sign-up.machine'
