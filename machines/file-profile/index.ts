export { type FileProfileContext, type FileProfileEvent, fileProfileMachine } from './file-profile.machine'
