export { useVerifyEmail, type VerifyEmailActor } from './model/use-verify-email'
export { VerifyEmailScreen } from './ui/VerifyEmailScreen'
