export { usePasswordForm } from './model/password'
export { PasswordForm } from './ui/PasswordForm'
