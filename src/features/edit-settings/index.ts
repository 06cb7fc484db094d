export { type SettingsActor, type SettingsOptions, useSettings } from './model/use-settings'
export { SettingsForm } from './ui/SettingsForm'
