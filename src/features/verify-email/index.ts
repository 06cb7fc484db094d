export { useVerifyEmail } from './model/use-verify-email'
export { VerifyEmailScreen } from './ui/VerifyEmailScreen'
