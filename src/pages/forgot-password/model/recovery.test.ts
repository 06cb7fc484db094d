import { describe } from 'vitest'
import { journeysOf } from '../../../../tests/machines/kit'
import { recoveryMachine } from './recovery'

const type = (value: string) => ({ type: 'field.change', field: 'email', value }) as const
const submit = { type: 'submit' } as const

describe('recovery', () => {
  const journey = journeysOf({ machine: recoveryMachine, input: { subject: undefined }, events: [] })

  journey('requires an email address')
    .send(submit)
    .expect({ context: { refused: { message: 'Email is required' } }, asked: { send: [] } })

  journey('requires a well-formed email address')
    .send(type('ada'), submit)
    .expect({ context: { refused: { message: 'Please enter a valid email address' } } })

  journey('another mail is requested with the same email address')
    .send(type('ada@example.org'), submit)
    .answer('send')
    .expect({ state: 'success', context: { values: { email: 'ada@example.org' } } })
    .send({ type: 'open', values: { email: 'ada@example.org' } })
    .expect({ state: 'editing', context: { values: { email: 'ada@example.org' } } })
})
