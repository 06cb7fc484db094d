export { type DisclosureEvent, disclosureMachine } from './disclosure.machine'
