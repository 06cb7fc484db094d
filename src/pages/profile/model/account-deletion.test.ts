import { Failure } from '@/shared/lib/failure'
import { describe } from 'vitest'
import { journeysOf } from '../../../../tests/machines/kit'
import { accountDeletionMachine } from './account-deletion'

const subject = { id: 'u1', email: 'Ada@example.org' }
const type = (value: string) => ({ type: 'field.change', field: 'confirmation', value }) as const
const submit = { type: 'submit' } as const

// As the documents have it (PRF-03).
describe('account-deletion', () => {
  const journey = journeysOf({ machine: accountDeletionMachine, input: { subject }, events: [] })

  journey('requires the email address of the account')
    .send(type('delete'), submit)
    .expect({
      context: { refused: { field: 'confirmation', message: 'Type Ada@example.org to confirm' } },
      asked: { send: [] },
    })

  journey('accepts the email address in any case, and reports the deletion once')
    .send(type(' ada@EXAMPLE.org '), submit)
    .expect({ did: { report: null } })
    .answer('send')
    .expect({ state: 'success', did: { report: { values: { confirmation: ' ada@EXAMPLE.org ' } } } })

  journey('an account that was not deleted is not reported as deleted')
    .send(type('ada@example.org'), submit)
    .fail('send', new Failure('down', 'network'))
    .expect({ state: 'error', did: { report: null } })
})
