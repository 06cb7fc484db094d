export {
  brokenRules,
  errorAfterChange,
  type FieldError,
  type FieldRule,
  isEmail,
  remainingError,
} from './form'
