export {
  DEFAULT_SETTINGS,
  LANGUAGES,
  LOCALES,
  type Preferences,
  type Settings,
  type SettingsChange,
  storedSettings,
  THEMES,
  TIMEZONES,
  withChange,
} from './settings'
