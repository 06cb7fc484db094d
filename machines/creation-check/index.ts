export {
  type CreationCheckContext,
  type CreationCheckEvent,
  creationCheckMachine,
} from './creation-check.machine'
