import { useEffect, useRef } from 'react'
import { applyFormatting, keepSettings, readSettings, watchSettings } from '@/entities/settings'
import type { Preferences, Settings } from '@/entities/settings/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { assertStored, attempt } from '@/shared/lib/storage'
import { type SettingsEvent, settingsMachine } from '@machines/settings'

export type SettingsActor = ActorRefFrom<typeof settingsMachine>

export interface SettingsOptions {
  userId: string
  /** The theme of the theme switch; it overrides the stored theme. */
  theme: Preferences['theme']
  onThemeChange: (theme: Preferences['theme']) => void
}

/** The settings of one user in this browser. */
export function useSettings({ userId, theme, onThemeChange }: SettingsOptions): SettingsActor {
  /** True while this tab writes: the storage also reports the tab's own changes, which are ignored. */
  const writing = useRef(false)
  const save = (settings: Settings): SettingsEvent => {
    writing.current = true
    const result = keepSettings(userId, settings)
    writing.current = false
    assertStored(result, 'your settings')
    applyFormatting(userId)
    onThemeChange(settings.preferences.theme)
    return { type: 'kept' }
  }
  const actor = usePageActor(settingsMachine, {
    input: { settings: withTheme(readSettings(userId), theme) },
    effects: {
      actions: {
        saveSettings: ({ settings }, { self }) =>
          self.send(
            attempt(
              () => save(settings),
              (error) => ({ type: 'refused', error }),
            ),
          ),
      },
    },
  })
  useEffect(() => {
    const report = () => {
      if (writing.current) return
      actor.send({ type: 'kept.changed', settings: withTheme(readSettings(userId), theme) })
    }
    if (actor.getSnapshot().context.kept.preferences.theme !== theme) report()
    return watchSettings(userId, report)
  }, [actor, userId, theme])
  return actor
}

const withTheme = (settings: Settings, theme: Preferences['theme']): Settings => ({
  ...settings,
  preferences: { ...settings.preferences, theme },
})
