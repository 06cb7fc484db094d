export {
  type FileProfileContext,
  type FileProfileEvent,
  fileProfileMachine,
  type UnreadFile,
} from './file-profile.machine'
