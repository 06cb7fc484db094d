import { DEFAULT_SETTINGS, type Settings } from '@/entities/settings/model'
import { Failure } from '@/shared/lib/failure'
import { settingsMachine } from '@machines/settings'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const other: Settings = {
  ...DEFAULT_SETTINGS,
  preferences: { theme: 'light', language: 'de', timezone: 'America/Denver' },
}
const push = (value: boolean) => ({
  type: 'change' as const,
  change: { group: 'notifications' as const, name: 'push' as const, value },
})
const withPush: Settings = {
  ...DEFAULT_SETTINGS,
  notifications: { ...DEFAULT_SETTINGS.notifications, push: true },
}
const light: Settings = {
  ...DEFAULT_SETTINGS,
  preferences: { ...DEFAULT_SETTINGS.preferences, theme: 'light' },
}
const refused = { type: 'refused' as const, error: new Failure('No room left.', 'storage') }
const walk: Walk<typeof settingsMachine> = {
  machine: settingsMachine,
  input: { settings: DEFAULT_SETTINGS },
  events: [
    push(true),
    push(false),
    { type: 'save' },
    { type: 'discard' },
    { type: 'reset' },
    { type: 'kept.changed', settings: other },
    { type: 'kept.changed', settings: withPush },
    { type: 'kept' },
    refused,
  ],
  key: ({ context }) => [context.kept, context.values],
}

describe('settings', () => {
  itCoversEverything(walk)

  it('start with the documented defaults (SET-01 to SET-03)', () => {
    expect(DEFAULT_SETTINGS).toEqual({
      notifications: { email: true, push: false, marketing: false },
      privacy: { profileVisible: true, showEmail: false, showLastLogin: true },
      preferences: { theme: 'dark', language: 'en', timezone: 'UTC' },
      assistant: { enabled: true },
    })
  })

  it('keep the changes when the browser refuses to store them', () => {
    const { actor, actions } = startBench(walk)
    actor.send(push(true))
    actor.send({ type: 'save' })
    actor.send(refused)
    expect(actor.getSnapshot().value).toBe('failed')
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(true)
    actor.send({ type: 'save' })
    expect(actions.saveSettings).toHaveBeenCalledTimes(2)
    expect(actor.getSnapshot().context).toMatchObject({
      values: { notifications: { push: true } },
      failure: 'No room left.',
    })
    actor.send({ type: 'discard' })
    expect(actor.getSnapshot().context).toMatchObject({ values: DEFAULT_SETTINGS, failure: null })
  })

  it('follow another tab, but do not overwrite changes made here', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'kept.changed', settings: other })
    expect(actor.getSnapshot().context.values).toEqual(other)
    actor.send(push(true))
    actor.send({ type: 'kept.changed', settings: DEFAULT_SETTINGS })
    expect(actor.getSnapshot().context.values.notifications.push).toBe(true)
    actor.send({ type: 'discard' })
    expect(actor.getSnapshot().context.values).toEqual(DEFAULT_SETTINGS)
  })
})

// As the documents have it (D1 §2.9): nothing applies before Save Changes, and the browser may refuse.
describe('settings, as users see them', () => {
  const journey = journeysOf(walk)
  const save = { type: 'save' } as const
  const reset = { type: 'reset' } as const
  const kept = { type: 'kept' } as const
  const noRoom = (message: string) => ({ type: 'refused', error: new Failure(message, 'storage') }) as const
  const elsewhere = { type: 'kept.changed', settings: other } as const
  const pushOn = { notifications: { push: true } }
  const changed = (name: string) => journey(name).send(push(true))
  const failed = (name: string) => changed(name).send(save, refused).expect({ state: 'failed' })
  const saved = (name: string) => changed(name).send(save, kept).expect({ state: 'saved' })

  changed('a change waits for Save Changes')
    .expect({
      state: 'dirty',
      context: { values: pushOn, kept: DEFAULT_SETTINGS },
      did: { saveSettings: null },
    })
    .send(save)
    .expect({
      state: 'dirty',
      did: {
        saveSettings: {
          settings: expect.objectContaining({ notifications: { email: true, push: true, marketing: false } }),
        },
      },
    })

  changed('a theme chosen meanwhile applies at once, and saving the other changes does not revert it')
    .send({ type: 'kept.changed', settings: light })
    .expect({
      state: 'dirty',
      context: { values: { ...pushOn, preferences: { theme: 'light' } }, kept: light },
    })

  changed('a change that another tab saved leaves nothing to save')
    .send({ type: 'kept.changed', settings: withPush })
    .expect({ state: 'clean', context: { values: withPush, kept: withPush }, cannot: [save] })

  journey('an edit of the theme, such as the defaults, is not overwritten')
    .send({ type: 'kept.changed', settings: other }, reset, { type: 'kept.changed', settings: light })
    .expect({ state: 'dirty', context: { values: DEFAULT_SETTINGS, kept: light } })

  journey('there is nothing to save at first').expect({ state: 'clean', cannot: [save] })

  changed('a change that is reverted leaves nothing to save')
    .send(push(false))
    .expect({ state: 'clean', context: { values: DEFAULT_SETTINGS }, cannot: [save] })

  saved('the confirmation is shown for three seconds')
    .expect({ context: { kept: pushOn } })
    .wait(2999)
    .expect({ state: 'saved' })
    .wait(1)
    .expect({ state: 'clean', context: { kept: pushOn, values: pushOn } })

  changed('discarding restores the stored settings')
    .send({ type: 'discard' })
    .expect({ state: 'clean', context: { values: DEFAULT_SETTINGS, failure: null } })

  failed('settings that cannot be stored can be saved again, and the reason is shown')
    .expect({ context: { values: pushOn, kept: DEFAULT_SETTINGS, failure: 'No room left.' } })
    .send(save, noRoom('Storage is not allowed.'))
    .expect({ state: 'failed', context: { failure: 'Storage is not allowed.' } })
    .send(save, kept)
    .expect({ state: 'saved', context: { kept: pushOn, failure: null } })

  failed('another change clears the refusal')
    .send({ type: 'change', change: { group: 'notifications', name: 'marketing', value: true } })
    .expect({ state: 'dirty', context: { failure: null } })

  failed('changing back to the stored settings clears the refusal, too')
    .send(push(false))
    .expect({ state: 'clean', context: { failure: null, values: DEFAULT_SETTINGS } })

  failed('discarding after a refusal clears it')
    .send({ type: 'discard' })
    .expect({ state: 'clean', context: { failure: null, values: DEFAULT_SETTINGS } })

  failed('restoring the defaults clears the refusal')
    .send(reset)
    .expect({ state: 'clean', context: { failure: null, values: DEFAULT_SETTINGS } })

  failed('another tab does not overwrite changes that could not be saved')
    .send(elsewhere)
    .expect({ state: 'failed', context: { kept: other, values: pushOn } })
    .send({ type: 'discard' })
    .expect({ state: 'clean', context: { values: other } })

  changed('another tab does not overwrite changes being made here')
    .send(elsewhere)
    .expect({ state: 'dirty', context: { kept: other, values: pushOn } })

  saved('another tab is followed while the confirmation is shown')
    .send(elsewhere)
    .expect({ state: 'saved', context: { kept: other, values: other } })

  changed('restoring the defaults leaves nothing to save when they are stored already')
    .send(reset)
    .expect({ state: 'clean', context: { values: DEFAULT_SETTINGS } })

  journey('restoring the defaults needs saving when other settings are stored', { settings: other })
    .send(reset)
    .expect({ state: 'dirty', context: { values: DEFAULT_SETTINGS, kept: other } })
})
