export { type ProfileFormActor, useProfileForm } from './model/use-profile-form'
export { ProfileForm, type ProfileFormProps } from './ui/ProfileForm'
