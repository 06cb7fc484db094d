import { boolean, type GenericSchema, object, optional, picklist } from 'valibot'
import type { StoredDefinition } from '@/shared/lib/storage'

export const THEMES = ['dark', 'light', 'auto'] as const
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const
/** SET-03: UTC and the four zones of the continental United States, by their IANA names. */
export const TIMEZONES = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
] as const

export interface Preferences {
  theme: (typeof THEMES)[number]
  language: (typeof LANGUAGES)[number]
  timezone: (typeof TIMEZONES)[number]
}

/** D1 §3: settings are stored in this browser; the account keeps them as a document. */
export interface Settings {
  notifications: { email: boolean; push: boolean; marketing: boolean }
  privacy: { profileVisible: boolean; showEmail: boolean; showLastLogin: boolean }
  preferences: Preferences
  /** AST-01 */
  assistant: { enabled: boolean }
}

/** SET-01 to SET-03 */
export const DEFAULT_SETTINGS: Settings = {
  notifications: { email: true, push: false, marketing: false },
  privacy: { profileVisible: true, showEmail: false, showLastLogin: true },
  preferences: { theme: 'dark', language: 'en', timezone: 'UTC' },
  assistant: { enabled: true },
}

/** One setting with its new value. */
export type SettingsChange =
  | { group: 'notifications'; name: keyof Settings['notifications']; value: boolean }
  | { group: 'privacy'; name: keyof Settings['privacy']; value: boolean }
  | { group: 'assistant'; name: keyof Settings['assistant']; value: boolean }
  | { group: 'preferences'; name: keyof Preferences; value: string }

export function withChange(settings: Settings, { group, name, value }: SettingsChange): Settings {
  return { ...settings, [group]: { ...settings[group], [name]: value } }
}

/** The locale of dates and numbers in a language; texts stay English. */
export const LOCALES: Record<Preferences['language'], string> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
}

const settingsSchema: GenericSchema<unknown, Settings> = object({
  notifications: object({ email: boolean(), push: boolean(), marketing: boolean() }),
  privacy: object({ profileVisible: boolean(), showEmail: boolean(), showLastLogin: boolean() }),
  preferences: object({
    theme: picklist(THEMES),
    language: picklist(LANGUAGES),
    timezone: picklist(TIMEZONES),
  }),
  // Settings that were saved before there was an assistant have none.
  assistant: optional(object({ enabled: boolean() }), DEFAULT_SETTINGS.assistant),
})

/** SET-04: keyed per user with `forUser`. The theme is kept by the theme switch too, which has the last word. */
export const storedSettings: StoredDefinition<Settings> = {
  key: 'settings',
  version: 1,
  schema: settingsSchema,
  fallback: DEFAULT_SETTINGS,
}
