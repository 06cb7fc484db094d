export { type CreationRefusal, creationRefusal, entryMessage, gateReason } from './creation-access'
export {
  type AccountStatus,
  type AuthUser,
  fallbackProfile,
  type Profile,
  type Role,
} from './profile'
export { SAMPLE_PROFILE } from './samples'
export {
  changesAddress,
  type FieldError,
  isEmail,
  isUsername,
  meetsPasswordRules,
  PASSWORD_RULES,
  type ProfileFormValues,
  type ProfileValues,
  type SignInValues,
  type SignUpValues,
  validateProfile,
  validateSignIn,
  validateSignUp,
} from './validation'
export {
  fixedSession,
  type KnownAccount,
  offersSignIn,
  type Session,
  type SessionPort,
  type SessionRequest,
  sessionProfile,
  type SessionStatus,
  watchAccount,
  watchSession,
} from './session'
export {
  type AccountFormKind,
  type AccountFormValues,
  EMPTY_ACCOUNT_FORM,
  validateAccountForm,
} from './account-forms'
export {
  ACCOUNT_STATUSES,
  type AccountFilter,
  accountNotes,
  type AccountPage,
  lastActivity,
  NO_ACCOUNT_FILTER,
  ROLES,
  withoutAccount,
  withPage,
  withRow,
} from './accounts'
