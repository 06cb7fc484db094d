import { Failure } from '@/shared/lib/failure'
import { describe } from 'vitest'
import { journeysOf } from '../../../../tests/machines/kit'
import { accountDeletionMachine } from './account-deletion'

const subject = { id: 'u1', email: 'Ada@example.org' }
const type = (value: string) => ({ type: 'field.change', field: 'confirmation', value }) as const
const password = { type: 'field.change', field: 'currentPassword', value: 'Str0ng!pass' } as const
const submit = { type: 'submit' } as const

// As the documents have it (PRF-03).
describe('account-deletion', () => {
  const journey = journeysOf({ machine: accountDeletionMachine, input: { subject }, events: [] })

  journey('requires the email address of the account')
    .send(type('delete'), password, submit)
    .expect({
      context: { refused: { field: 'confirmation', message: 'Type Ada@example.org to confirm' } },
      asked: { send: [] },
    })

  journey('accepts the email address in any case, and reports the deletion once')
    .send(type(' ada@EXAMPLE.org '), password, submit)
    .expect({ did: { report: null } })
    .answer('send')
    .expect({
      state: 'success',
      did: { report: { values: { confirmation: ' ada@EXAMPLE.org ', currentPassword: 'Str0ng!pass' } } },
    })

  journey('requires the password too')
    .send(type('ada@example.org'), submit)
    .expect({
      context: { refused: { field: 'currentPassword', message: 'Current password is required' } },
      asked: { send: [] },
    })

  journey('a wrong password keeps the account and what was typed, and can be corrected')
    .send(type('ada@example.org'), password, submit)
    .fail('send', new Failure('Current password is not correct'))
    .expect({
      state: 'error',
      context: {
        failure: { message: 'Current password is not correct' },
        values: { confirmation: 'ada@example.org', currentPassword: 'Str0ng!pass' },
      },
      did: { report: null },
    })
    .send({ ...password, value: 'other' }, submit)
    .answer('send')
    .expect({ state: 'success', context: { values: { currentPassword: '' } } })

  journey('an account that was not deleted is not reported as deleted')
    .send(type('ada@example.org'), password, submit)
    .fail('send', new Failure('down', 'network'))
    .expect({ state: 'error', did: { report: null } })
})
