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
  profileFormSchema,
  changesAddress,
  isUsername,
  meetsPasswordRules,
  newPasswordSchema,
  PASSWORD_RULES,
  type ProfileFormValues,
  type ProfileValues,
  signInSchema,
  signUpSchema,
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
  deletionSchema,
  changePasswordSchema,
  EMPTY_PASSWORDS,
  type PasswordValues,
  recoverySchema,
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
