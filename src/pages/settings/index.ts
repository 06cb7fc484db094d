export { SettingsPage } from './ui/SettingsPage'
export { SettingsRoom } from './ui/SettingsRoom'
