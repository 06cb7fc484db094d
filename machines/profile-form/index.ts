export { type ProfileFormContext, type ProfileFormEvent, profileFormMachine } from './profile-form.machine'
