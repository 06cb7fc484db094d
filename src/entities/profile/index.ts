export {
  type AccountRecord,
  changePassword,
  deleteAccount,
  endSessionOf,
  readAccountRecord,
  requestRecovery,
  setPassword,
  signOutElsewhere,
} from './api/account-api'
export { listAccounts, readAccount, updateAccount } from './api/admin-api'
export { toAuthUser } from './api/auth-user'
export { fetchProfile, stampLogin, updateProfile, usernameAvailable } from './api/profile-api'
export { PasswordRules } from './ui/PasswordRules'
