export { creationCheckMachine } from './creation-check.machine'
