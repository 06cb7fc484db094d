import { Failure } from '@/shared/lib/failure'
import { describe, expect, it } from 'vitest'
import { journeysOf, startBench, type Walk } from '../../../../tests/machines/kit'
import { type PasswordReason, passwordMachine } from './password'

const walkFor = (subject: PasswordReason): Walk<typeof passwordMachine> => ({
  machine: passwordMachine,
  input: { subject },
  events: [],
})
const change = (field: 'currentPassword' | 'password' | 'confirmPassword', value: string) =>
  ({ type: 'field.change', field, value }) as const
const submit = { type: 'submit' } as const
const twice = [change('password', 'Str0ng!pass'), change('confirmPassword', 'Str0ng!pass')]
const empty = { currentPassword: '', password: '', confirmPassword: '' }

// As the documents have it (PRF-03).
describe('password', () => {
  const journey = journeysOf(walkFor('change'))

  it.each([
    ['change', [], 'Current password is required'],
    [
      'change',
      [change('currentPassword', 'x'), change('password', 'short')],
      'Please meet all password requirements',
    ],
    [
      'recovery',
      [change('password', 'Str0ng!pass'), change('confirmPassword', 'Str0ng!pas')],
      'Passwords do not match',
    ],
  ] as const)('%s after %o reports: %s', (reason, typed, message) => {
    const { actor } = startBench(walkFor(reason))
    for (const event of typed) actor.send(event)
    actor.send(submit)
    expect(actor.getSnapshot().context.refused?.message).toBe(message)
  })

  journeysOf(walkFor('recovery'))('a recovery mail needs no current password')
    .send(...twice, submit)
    .expect({ state: { submitting: 'sending' } })

  journey('every invalid field shows its error')
    .send(submit)
    .expect({ context: { errors: [{ field: 'currentPassword' }, { field: 'password' }] } })

  journey('a refused password keeps the input, and an accepted one clears it')
    .send(change('currentPassword', 'old'), ...twice, submit)
    .fail('send', new Failure('The current password is not correct.'))
    .expect({
      state: 'error',
      context: {
        failure: { message: 'The current password is not correct.' },
        values: { currentPassword: 'old', password: 'Str0ng!pass', confirmPassword: 'Str0ng!pass' },
      },
    })
    .send(submit)
    .answer('send')
    .expect({ state: 'success', context: { values: empty } })
})
