import { Failure } from '@/shared/lib/failure'
import { describe } from 'vitest'
import { journeysOf } from '../../../../tests/machines/kit'
import { ownDataMachine } from './own-data'

const submit = { type: 'submit' } as const

// A rule of our own: the data that this browser stores for an account is removed only on request.
describe('own-data', () => {
  const journey = journeysOf({ machine: ownDataMachine, input: { subject: 'u1' }, events: [] })

  journey('stored data is removed, and the removal is reported once it is done')
    .send(submit)
    .expect({ state: { submitting: 'sending' }, did: { report: null }, cannot: [submit] })
    .answer('send')
    .expect({ state: 'success', did: { report: { result: undefined, values: {} } } })

  journey('a refusal by the browser is reported, and can be retried')
    .send(submit)
    .fail('send', new Failure('refused', 'other'))
    .expect({ state: 'error', context: { failure: { message: 'refused' } }, did: { report: null } })
    .send(submit)
    .answer('send')
    .expect({ state: 'success' })
})
