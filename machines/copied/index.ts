export { type CopiedContext, type CopiedEvent, copiedMachine } from './copied.machine'
