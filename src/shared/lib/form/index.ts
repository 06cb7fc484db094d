export { type FieldError, isEmail } from './form'
