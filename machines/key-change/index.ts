export {
  type KeyChangeContext,
  type KeyChangeEvent,
  keyChangeMachine,
  type KeyOrder,
} from './key-change.machine'
