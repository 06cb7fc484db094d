export {
  type AskContext,
  type AskEvent,
  type AskInput,
  type AskOptions,
  askMachine,
  createAskMachine,
} from './ask.machine'
