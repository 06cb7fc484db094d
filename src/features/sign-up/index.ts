export { useSignUp } from './model/use-sign-up'
export { SignUpForm } from './ui/SignUpForm'
