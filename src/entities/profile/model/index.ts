export {
  type Access,
  accessOf,
  type CreationRefusal,
  creationRefusal,
  ENTRY_MESSAGES,
  GATE_REASONS,
  type Requirement,
} from './access'
export {
  type AccountStatus,
  type AuthUser,
  fallbackProfile,
  type Profile,
  type Role,
} from './profile'
export { SAMPLE_PROFILE, SAMPLE_SESSION } from './samples'
export {
  brokenProfileRules,
  changesAddress,
  isUsername,
  meetsPasswordRules,
  NEW_PASSWORD_RULES,
  PASSWORD_RULES,
  type ProfileFormValues,
  type ProfileValues,
  SIGN_IN_RULES,
  SIGN_UP_RULES,
  type SignInValues,
  type SignUpValues,
} from './validation'
export {
  type Audience,
  fixedSession,
  offersSignIn,
  type Session,
  type SessionChanged,
  type SessionPort,
  type SessionRequest,
  sessionProfile,
  type SessionStatus,
  signOutMessage,
  watchSession,
} from './session'
export {
  brokenDeletionRules,
  CHANGE_PASSWORD_RULES,
  EMPTY_PASSWORDS,
  type PasswordValues,
  RECOVERY_RULES,
} from './account-forms'
export { type UnconfirmedSignUp, unconfirmedIn } from './unconfirmed'
export {
  ACCOUNT_STATUSES,
  type AccountFilter,
  accountNotes,
  type AccountPage,
  type AccountSort,
  lastActivity,
  NO_ACCOUNT_FILTER,
  ROLES,
  withoutAccount,
  withPage,
  withRow,
} from './accounts'
