export { useSignIn } from './model/use-sign-in'
export { SignInForm } from './ui/SignInForm'
