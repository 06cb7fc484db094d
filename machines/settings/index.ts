export {
  type SettingsContext,
  type SettingsEvent,
  type SettingsInput,
  settingsMachine,
} from './settings.machine'
