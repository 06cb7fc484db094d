export { type SignInActor, useSignIn } from './model/use-sign-in'
export { SignInForm, type SignInFormProps } from './ui/SignInForm'
