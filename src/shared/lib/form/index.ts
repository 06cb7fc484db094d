export { errorAfterChange, type FieldError, isEmail, remainingError } from './form'
