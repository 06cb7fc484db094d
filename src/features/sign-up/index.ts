export { type SignUpActor, useSignUp } from './model/use-sign-up'
export { SignUpForm, type SignUpFormProps } from './ui/SignUpForm'
