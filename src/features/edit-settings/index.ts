export { useSettings } from './model/use-settings'
export { SettingsForm } from './ui/SettingsForm'
