import type { AccountFormKind } from '@/entities/profile/model'
import { Failure } from '@/shared/lib/failure'
import { accountFormMachine } from '@machines/account-form'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof accountFormMachine> = {
  machine: accountFormMachine,
  input: { kind: 'requestRecovery', address: '' },
  events: [
    { type: 'field.change', field: 'email', value: 'ada@example.org' },
    { type: 'field.change', field: 'email', value: 'ada' },
    { type: 'send' },
    { type: 'again' },
  ],
  answers: { send: { done: [undefined], error: [new Failure('down', 'network')] } },
  key: ({ context }) => context.values.email,
}

const start = (kind: AccountFormKind, values: Record<string, string>) => {
  const bench = startBench({ ...walk, input: { kind, address: 'Ada@example.org' } })
  for (const [field, value] of Object.entries(values))
    bench.actor.send({ type: 'field.change', field: field as 'email', value })
  bench.actor.send({ type: 'send' })
  return bench
}

describe('account-form', () => {
  itCoversEverything(walk)

  it.each([
    ['requestRecovery', {}, 'Email is required'],
    ['requestRecovery', { email: 'ada' }, 'Please enter a valid email address'],
    ['changePassword', {}, 'Current password is required'],
    ['changePassword', { currentPassword: 'x', password: 'short' }, 'Please meet all password requirements'],
    ['setPassword', { password: 'Str0ng!pass', confirmPassword: 'Str0ng!pas' }, 'Passwords do not match'],
    ['deleteAccount', { confirmation: 'delete' }, 'Type Ada@example.org to confirm'],
  ] as const)('%s with %o says: %s', (kind, values, message) => {
    expect(start(kind, values).actor.getSnapshot().context.fieldError?.message).toBe(message)
  })

  it.each([
    ['deleteAccount', { confirmation: ' ada@EXAMPLE.org ' }],
    ['signOutElsewhere', {}],
    ['setPassword', { password: 'Str0ng!pass', confirmPassword: 'Str0ng!pass' }],
  ] as const)('%s is sent', (kind, values) => {
    expect(start(kind, values).actor.getSnapshot().value).toBe('sending')
  })

  it('forgets passwords once they are sent, and keeps them when that failed', async () => {
    const values = { currentPassword: 'old', password: 'Str0ng!pass', confirmPassword: 'Str0ng!pass' }
    const { actor, actions, reject, resolve } = start('changePassword', values)
    await reject('send', new Failure('The current password is not correct.'))
    expect(actor.getSnapshot().context).toMatchObject({
      values,
      failure: 'The current password is not correct.',
    })
    actor.send({ type: 'send' })
    await resolve('send')
    expect(actor.getSnapshot().context.values.password).toBe('')
    expect(actions.report).toHaveBeenCalledOnce()
  })
})
