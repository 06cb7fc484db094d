import { useEffect } from 'react'
import { applyFormatting, keepSettings, readSettings, watchSettings } from '@/entities/settings'
import type { Preferences, Settings } from '@/entities/settings/model'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { assertKept } from '@/shared/lib/storage'
import { settingsMachine } from '@machines/settings'

export type SettingsActor = ActorRefFrom<typeof settingsMachine>

export interface SettingsOptions {
  userId: string
  /** What the theme switch says now; it has the last word. */
  theme: Preferences['theme']
  onThemeChange: (theme: Preferences['theme']) => void
}

/** The settings of one user in this browser. */
export function useSettings({ userId, theme, onThemeChange }: SettingsOptions): SettingsActor {
  const actor = usePageActor(
    settingsMachine.provide({
      actors: {
        saveSettings: fromPromise(async ({ input: { settings } }) => {
          assertKept(keepSettings(userId, settings), 'your settings')
          applyFormatting(userId)
          onThemeChange(settings.preferences.theme)
        }),
      },
    }),
    { input: { settings: withTheme(readSettings(userId), theme) } },
  )
  useEffect(() => {
    const report = () =>
      actor.send({ type: 'kept.changed', settings: withTheme(readSettings(userId), theme) })
    if (actor.getSnapshot().context.kept.preferences.theme !== theme) report()
    return watchSettings(userId, report)
  }, [actor, userId, theme])
  return actor
}

const withTheme = (settings: Settings, theme: Preferences['theme']): Settings => ({
  ...settings,
  preferences: { ...settings.preferences, theme },
})
