export { type CreationRefusal, creationRefusal, entryMessage, gateReason } from './creation-access'
export {
  type AccountStatus,
  type AuthUser,
  fallbackProfile,
  isDesignatedAdmin,
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
  USERNAME_RULE,
  validateProfile,
  validateSignIn,
  validateSignUp,
} from './validation'
export {
  ACCOUNT_FORMS,
  type AccountFormKind,
  type AccountFormValues,
  EMPTY_ACCOUNT_FORM,
  validateAccountForm,
} from './account-forms'
export {
  ACCOUNT_PAGE,
  ACCOUNT_STATUSES,
  type AccountFilter,
  accountNotes,
  type AccountPage,
  NO_ACCOUNT_FILTER,
  ROLES,
  withoutAccount,
  withPage,
  withRow,
} from './accounts'
