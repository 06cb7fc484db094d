export {
  type CreationContext,
  type CreationEvent,
  type CreationInput,
  type CreationOutcome,
  createCreationMachine,
  creationMachine,
} from './creation.machine'
export { CREATING, DRAFTS, endings } from './wizard'
