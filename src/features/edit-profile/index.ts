export { useProfileForm } from './model/use-profile-form'
export { ProfileForm } from './ui/ProfileForm'
