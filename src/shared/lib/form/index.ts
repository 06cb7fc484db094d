export type { FormContext, FormField, FormFieldEvent } from './context'
export {
  brokenRules,
  EMAIL_RULES,
  errorAfterChange,
  type FieldError,
  type FieldRule,
  isEmail,
  remainingError,
} from './form'
