import { Failure } from '@/shared/lib/failure'
import { profileFormMachine } from '@machines/profile-form'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const values = { username: 'ada', email: 'ada@orrery.example' }
const walk: Walk<typeof profileFormMachine> = {
  machine: profileFormMachine,
  events: [
    { type: 'edit', values },
    { type: 'field.change', field: 'username', value: 'ada_m' },
    { type: 'field.change', field: 'username', value: '!' },
    { type: 'save' },
    { type: 'cancel' },
  ],
  answers: {
    saveProfile: { done: [{ pendingEmail: null }], error: [new Failure('taken', 'usernameTaken')] },
  },
  key: ({ context }) => context.values,
  unreachable: {
    'profile-form.failed --save--> profile-form.editing #1':
      'a failed form holds valid values until one is changed, which goes back to editing',
  },
}

describe('profile-form', () => {
  itCoversEverything(walk)

  it('saves the changes against what was there (PRF-01)', async () => {
    const { actor, resolve, started } = startBench(walk)
    actor.send({ type: 'edit', values })
    actor.send({ type: 'field.change', field: 'email', value: ' new@orrery.example ' })
    actor.send({ type: 'save' })
    expect(actor.getSnapshot().context.fieldError).toEqual({
      field: 'currentPassword',
      message: 'Current password is required',
    })
    actor.send({ type: 'field.change', field: 'currentPassword', value: 'Str0ng!pass' })
    actor.send({ type: 'save' })
    expect(started.saveProfile).toEqual([
      {
        original: values,
        values: { username: 'ada', email: 'new@orrery.example', currentPassword: 'Str0ng!pass' },
      },
    ])
    await resolve('saveProfile', { pendingEmail: 'new@orrery.example' })
    const { context } = actor.getSnapshot()
    expect([context.pendingEmail, context.values.currentPassword]).toEqual(['new@orrery.example', ''])
  })

  it('forgets the password when the change is given up', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'edit', values })
    actor.send({ type: 'field.change', field: 'currentPassword', value: 'Str0ng!pass' })
    actor.send({ type: 'cancel' })
    expect(actor.getSnapshot().context.values.currentPassword).toBe('')
  })

  it('keeps what was typed when saving fails or takes longer than 15 seconds (PRF-02)', async () => {
    const { actor, clock, reject } = startBench(walk)
    actor.send({ type: 'edit', values })
    actor.send({ type: 'field.change', field: 'username', value: 'grace' })
    actor.send({ type: 'save' })
    await reject('saveProfile', new Failure('This username is already taken. Please choose a different one.'))
    expect(actor.getSnapshot().matches('failed')).toBe(true)
    expect(actor.getSnapshot().context.values.username).toBe('grace')
    actor.send({ type: 'save' })
    clock.increment(14_999)
    expect(actor.getSnapshot().matches('saving')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().matches('failed')).toBe(true)
  })

  it('clears the success after 3000 ms and the failure after 5000 ms, and keeps what was typed (PRF-02)', async () => {
    const { actor, clock, reject, resolve } = startBench(walk)
    actor.send({ type: 'edit', values })
    actor.send({ type: 'field.change', field: 'username', value: 'grace' })
    actor.send({ type: 'save' })
    await reject('saveProfile', new Failure('taken'))
    clock.increment(4999)
    expect(actor.getSnapshot().value).toBe('failed')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('editing')
    expect(actor.getSnapshot().context).toMatchObject({ failure: null, values: { username: 'grace' } })
    actor.send({ type: 'save' })
    await resolve('saveProfile', { pendingEmail: 'new@orrery.example' })
    clock.increment(2999)
    expect(actor.getSnapshot().value).toBe('saved')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('viewing')
    expect(actor.getSnapshot().context.pendingEmail).toBe('new@orrery.example')
  })
})
