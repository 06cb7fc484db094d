export { isAddress } from './address'
export type { FormContext, FormField, FormFieldEvent, FormJudgement } from './context'
export {
  emailText,
  type FieldError,
  fieldErrors,
  isEmail,
  requiredText,
  validEmail,
} from './form'
