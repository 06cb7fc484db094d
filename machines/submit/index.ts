export { type SubmitContext, type SubmitInput, type SubmitOutput, submitMachine } from './submit.machine'
