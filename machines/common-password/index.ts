export { commonPasswordMachine } from './common-password.machine'
