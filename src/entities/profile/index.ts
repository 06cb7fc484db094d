export { toAuthUser } from './api/auth-user'
export { fetchProfile, stampLogin, updateProfile, usernameAvailable } from './api/profile-api'
