export { usePasswordForm } from './model/password'
export { PasswordForm } from './ui/PasswordForm'
export { NewPasswordHint } from './ui/NewPasswordHint'
