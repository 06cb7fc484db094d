export { isAddress } from './address'
export type { FormContext, FormField, FormFieldEvent, FormJudgement } from './context'
export {
  brokenRules,
  EMAIL_RULES,
  type FieldError,
  type FieldRule,
  isEmail,
} from './form'
