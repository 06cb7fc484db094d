export {
  type AskContext,
  type AskEvent,
  type AskInput,
  type AskOptions,
  createAskMachine,
} from './ask.machine'
