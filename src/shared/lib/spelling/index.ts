export { spelled } from './spelling'
