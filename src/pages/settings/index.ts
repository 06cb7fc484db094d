export { SettingsPage } from './ui/SettingsPage'
export { SettingsSkeleton } from './ui/SettingsSkeleton'
