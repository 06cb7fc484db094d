export { type LiveEvent, liveMachine } from './live.machine'
