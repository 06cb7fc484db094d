export {
  type CreationContext,
  type CreationEvent,
  type CreationInput,
  type CreationOutcome,
  createCreationMachine,
  creationFailure,
  creationMachine,
} from './creation.machine'
