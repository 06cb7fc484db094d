import { Failure } from '@/shared/lib/failure'
import { describe } from 'vitest'
import { journeysOf } from '../../../../tests/machines/kit'
import { sessionsMachine } from './sessions'

const submit = { type: 'submit' } as const

// As the documents have it (SET-04).
describe('sessions', () => {
  const journey = journeysOf({ machine: sessionsMachine, input: { subject: undefined }, events: [] })

  journey('the other sessions end')
    .send(submit)
    .expect({ state: { submitting: 'sending' }, cannot: [submit] })
    .answer('send')
    .expect({ state: 'success' })

  journey('a failure to end sessions is reported, and can be retried')
    .send(submit)
    .fail('send', new Failure('down', 'network'))
    .expect({ state: 'error', context: { failure: { message: 'down' } } })
    .send(submit)
    .answer('send')
    .expect({ state: 'success' })
})
