export { fileProfileMachine } from './file-profile.machine'
export {
  type FileProfileContext,
  type FileProfileEvent,
  type KnownReading,
  type ReadingOrder,
  type UnreadFile,
} from './setup'
