export { remainingError } from './remaining-error'
