export { errorAfterChange, type FieldError, isEmail } from './form'
