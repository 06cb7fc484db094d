import { Failure } from '@/shared/lib/failure'
import { describe, expect, it } from 'vitest'
import { journeysOf, startBench, type Walk } from '../../../../../tests/machines/kit'
import { templateRequestMachine } from './template-request'

const change = (field: 'name' | 'email' | 'details', value: string) =>
  ({ type: 'field.change', field, value }) as const
const request = [
  change('name', 'Ada'),
  change('email', 'ada@orrery.example'),
  change('details', 'A chat with rooms.'),
]
const open = { type: 'open' } as const
const submit = { type: 'submit' } as const
const close = { type: 'close' } as const

const walk: Walk<typeof templateRequestMachine> = {
  machine: templateRequestMachine,
  input: { subject: undefined },
  events: [],
}

// As the documents have it (TPL-10).
describe('template-request', () => {
  const journey = journeysOf(walk)
  const sending = (name: string) => journey(name).send(open, ...request, submit)

  it('requires all three fields and a well-formed email address', () => {
    const { actor } = startBench(walk)
    actor.send(open)
    const refused = () => {
      actor.send(submit)
      return actor.getSnapshot().context.refused?.field
    }
    expect(refused()).toBe('name')
    expect(actor.getSnapshot().context.errors.map(({ field }) => field)).toEqual(['name', 'email', 'details'])
    actor.send(change('name', 'Ada'))
    expect(refused()).toBe('email')
    actor.send(change('email', 'ada@'))
    expect(refused()).toBe('email')
    actor.send(change('email', 'ada@orrery.example'))
    expect(refused()).toBe('details')
  })

  sending('the thanks stand for two seconds after sending for 1500 ms, then the form is empty again')
    .wait(1499)
    .expect({ asked: { send: [] } })
    .wait(1)
    .answer('send')
    .wait(1999)
    .expect({ state: 'success', context: { values: { email: 'ada@orrery.example' } } })
    .wait(1)
    .expect({ state: 'closed', context: { values: { email: '' } } })

  sending('keeps what was typed when sending fails')
    .wait(1500)
    .fail('send', new Failure('No connection.', 'network'))
    .expect({
      state: 'error',
      context: { failure: { message: 'No connection.' }, values: { details: 'A chat with rooms.' } },
    })

  sending('can be closed while it is sent, which takes it back and keeps what was typed')
    .wait(1500)
    .send(close)
    .expect({ state: 'closed', takenBack: ['send'] })
    .send(open)
    .expect({ state: 'editing', context: { values: { details: 'A chat with rooms.' } } })
})
