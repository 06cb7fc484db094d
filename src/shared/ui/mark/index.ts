export { Mark } from './Mark'
