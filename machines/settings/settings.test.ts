import { DEFAULT_SETTINGS, type Settings } from '@/entities/settings/model'
import { Failure } from '@/shared/lib/failure'
import { settingsMachine } from '@machines/settings'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const other: Settings = {
  ...DEFAULT_SETTINGS,
  preferences: { theme: 'light', language: 'de', timezone: 'America/Denver' },
}
const push = (value: boolean) => ({
  type: 'change' as const,
  change: { group: 'notifications' as const, name: 'push' as const, value },
})
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
    })
  })

  it('are unsaved until Save Changes, and clean again when a change is taken back', () => {
    const { actor, actions, clock } = startBench(walk)
    actor.send(push(true))
    expect(actor.getSnapshot().value).toBe('dirty')
    actor.send(push(false))
    expect(actor.getSnapshot().value).toBe('clean')
    actor.send(push(true))
    actor.send({ type: 'save' })
    expect(actions.saveSettings?.mock.lastCall).toMatchObject([
      { settings: { notifications: { push: true } } },
    ])
    actor.send({ type: 'kept' })
    expect(actor.getSnapshot().value).toBe('saved')
    expect(actor.getSnapshot().context.kept.notifications.push).toBe(true)
    clock.increment(3000)
    expect(actor.getSnapshot().value).toBe('clean')
  })

  it('keep what was changed when the browser refuses', () => {
    const { actor, actions } = startBench(walk)
    actor.send(push(true))
    actor.send({ type: 'save' })
    actor.send(refused)
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'save' })
    expect(actions.saveSettings).toHaveBeenCalledTimes(2)
    expect(actor.getSnapshot().context).toMatchObject({
      values: { notifications: { push: true } },
      failure: 'No room left.',
    })
    actor.send({ type: 'discard' })
    expect(actor.getSnapshot().context).toMatchObject({ values: DEFAULT_SETTINGS, failure: null })
  })

  it('follow another tab, but not over what is being changed here', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'kept.changed', settings: other })
    expect(actor.getSnapshot().context.values).toEqual(other)
    actor.send(push(true))
    actor.send({ type: 'kept.changed', settings: DEFAULT_SETTINGS })
    expect(actor.getSnapshot().context.values.notifications.push).toBe(true)
    actor.send({ type: 'discard' })
    expect(actor.getSnapshot().context.values).toEqual(DEFAULT_SETTINGS)
  })

  it('go back to the defaults, still to be saved', () => {
    const { actor } = startBench({ ...walk, input: { settings: other } })
    actor.send({ type: 'reset' })
    expect(actor.getSnapshot().value).toBe('dirty')
    expect(actor.getSnapshot().context.values).toEqual(DEFAULT_SETTINGS)
  })
})
