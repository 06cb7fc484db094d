export { removeLocalData } from './api/local-data'
export {
  changeAddress,
  changePassword,
  deleteAccount,
  endSessionOf,
  readAccountRecord,
  requestRecovery,
  setPassword,
  signOutElsewhere,
} from './api/account-api'
export { isLastAdmin, listAccounts, readAccount, sendRecoveryMail, updateAccount } from './api/admin-api'
export { isCommonPassword } from './api/common-password'
export { toAuthUser } from './api/auth-user'
export { ownName } from './api/own-name'
export { fetchProfile, stampLogin, updateProfile, usernameAvailable } from './api/profile-api'
export { whenSignedIn } from './api/when-signed-in'
export {
  SessionProvider,
  useAudience,
  useSession,
  useSessionPort,
  useSessionProfile,
  useSessionStatus,
} from './ui/SessionProvider'
export { useSignOut } from './ui/use-sign-out'
export { UnlessSignedIn, type UnlessSignedInProps } from './ui/UnlessSignedIn'
export { ForAudience, HiddenFromOthers, type ForAudienceProps } from './ui/ForAudience'
export { PasswordRules } from './ui/PasswordRules'
