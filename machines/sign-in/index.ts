export { type SignInContext, type SignInEvent, type SignInInput, signInMachine } from './sign-in.machine'
