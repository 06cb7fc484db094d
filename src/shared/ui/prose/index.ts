export { Prose } from './Prose'
