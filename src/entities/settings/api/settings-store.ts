import { browserStorage } from '@/shared/lib/browser-storage'
import { setFormatting } from '@/shared/lib/format'
import { forUser, type WriteResult } from '@/shared/lib/storage'
import { LOCALES, type Settings, storedSettings } from '../model/settings'

export const readSettings = (userId: string): Settings => browserStorage.read(forUser(storedSettings, userId))

export const keepSettings = (userId: string, settings: Settings): WriteResult =>
  browserStorage.write(forUser(storedSettings, userId), settings)

/** Calls back when another tab saved. Returns what ends it. */
export const watchSettings = (userId: string, listener: (settings: Settings) => void): (() => void) =>
  browserStorage.subscribe(forUser(storedSettings, userId), () => listener(readSettings(userId)))

/** Applies the user's formats of dates and numbers; the defaults while no user is signed in. */
export function applyFormatting(userId: string | null): void {
  const { language, timezone } = (userId ? readSettings(userId) : storedSettings.fallback).preferences
  setFormatting({ locale: LOCALES[language], timeZone: timezone })
}
