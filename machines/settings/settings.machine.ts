// Settings: clean, dirty, saved, failed. Only the theme applies before Save Changes; leaving unsaved settings is asked.
// Rendered by /settings (pages/settings).
// Covers SET-01 to SET-04.
import { assertEvent, assign, setup } from 'xstate'
import { DEFAULT_SETTINGS, type Settings, type SettingsChange, withChange } from '@/entities/settings/model'
import { toFailure } from '@/shared/lib/failure'

export interface SettingsInput {
  settings: Settings
}

export interface SettingsContext {
  /** The stored settings, which apply now. */
  kept: Settings
  values: Settings
  failure: string | null
}

export type SettingsEvent =
  | { type: 'change'; change: SettingsChange }
  | { type: 'save' }
  /** Back to what is kept. */
  | { type: 'discard' }
  /** The documented defaults, still to be saved. */
  | { type: 'reset' }
  /** Another tab saved, or the theme switch was used. */
  | { type: 'kept.changed'; settings: Settings }
  /** The result of saving. */
  | { type: 'kept' }
  | { type: 'refused'; error: unknown }

const same = (one: Settings, other: Settings) => JSON.stringify(one) === JSON.stringify(other)

const settings = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    input: {} as SettingsInput,
    tags: {} as 'unsaved',
  },
  actions: {
    /** Keeps and applies the settings; sends `kept`, or `refused` with a `Failure` when the browser refuses. */
    saveSettings: (_, _params: { settings: Settings }) => {
      throw new Error('saveSettings is not provided')
    },
    change: assign(({ context, event }) => {
      assertEvent(event, 'change')
      return { values: withChange(context.values, event.change), failure: null }
    }),
    reset: assign({ values: DEFAULT_SETTINGS, failure: null }),
    discard: assign({ values: ({ context }) => context.kept, failure: null }),
    keep: assign({ kept: ({ context }) => context.values, failure: null }),
    follow: assign(({ event }) => {
      assertEvent(event, 'kept.changed')
      return { kept: event.settings, values: event.settings }
    }),
    /** A theme that applies at once is no unsaved edit; another edit of the theme stays. */
    followBehind: assign(({ context: { kept, values }, event }) => {
      assertEvent(event, 'kept.changed')
      const { theme } = event.settings.preferences
      const isEdited = values.preferences.theme !== kept.preferences.theme
      return {
        kept: event.settings,
        values: isEdited ? values : { ...values, preferences: { ...values.preferences, theme } },
      }
    }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    changesBack: ({ context, event }) => {
      assertEvent(event, 'change')
      return same(withChange(context.values, event.change), context.kept)
    },
    isDefault: ({ context }) => same(context.kept, DEFAULT_SETTINGS),
    isKeptNow: ({ context, event }) => {
      assertEvent(event, 'kept.changed')
      return same(context.values, event.settings)
    },
  },
  delays: {
    /** Ours: how long the confirmation is shown. */
    SAVED_SHOWN: 3000,
  },
})

/** Unsaved edits are not discarded when the stored settings change elsewhere. */
const unsaved = settings.createStateConfig({
  on: {
    save: { actions: { type: 'saveSettings', params: ({ context }) => ({ settings: context.values }) } },
    kept: { target: 'saved', actions: 'keep' },
    refused: {
      target: 'failed',
      actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
    },
    discard: { target: 'clean', actions: 'discard' },
    'kept.changed': [{ guard: 'isKeptNow', target: 'clean', actions: 'follow' }, { actions: 'followBehind' }],
  },
}).on

export const settingsMachine = settings.createMachine({
  id: 'settings',
  meta: { secrets: [] },
  context: ({ input }) => ({ kept: input.settings, values: input.settings, failure: null }),
  initial: 'clean',
  on: {
    change: [
      { guard: 'changesBack', target: '.clean', actions: 'change' },
      { target: '.dirty', actions: 'change' },
    ],
    reset: [
      { guard: 'isDefault', target: '.clean', actions: 'reset' },
      { target: '.dirty', actions: 'reset' },
    ],
  },
  states: {
    clean: { on: { 'kept.changed': { actions: 'follow' } } },
    dirty: { tags: 'unsaved', on: unsaved },
    saved: {
      on: { 'kept.changed': { actions: 'follow' } },
      after: { SAVED_SHOWN: 'clean' },
    },
    failed: { tags: 'unsaved', on: unsaved },
  },
})
