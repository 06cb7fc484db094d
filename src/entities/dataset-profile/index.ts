export { profileFile, type ProfileOptions } from './api/profile-file'
