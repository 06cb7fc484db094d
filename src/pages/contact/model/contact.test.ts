import { Failure } from '@/shared/lib/failure'
import { describe, expect, it } from 'vitest'
import { journeysOf, startBench, type Walk } from '../../../../tests/machines/kit'
import { contactMachine } from './contact'

type Field = 'name' | 'email' | 'subject' | 'message'
const change = (field: Field, value: string) => ({ type: 'field.change', field, value }) as const
const leave = (field: Field) => ({ type: 'field.leave', field }) as const
const submit = { type: 'submit' } as const
const message = [change('name', 'Ada'), change('email', 'ada@orrery.example'), change('message', 'Hello')]

const walk: Walk<typeof contactMachine> = {
  machine: contactMachine,
  input: { subject: undefined },
  events: [],
}

// As the documents have it (CON-01).
describe('contact', () => {
  const journey = journeysOf(walk)
  const sent = (name: string) =>
    journey(name)
      .send(...message, submit)
      .wait(1500)

  it('refuses invalid fields in the documented order and words, and allows an empty subject', () => {
    const { actor } = startBench(walk)
    const refusal = () => {
      actor.send(submit)
      return actor.getSnapshot().context.refused?.message
    }
    expect(refusal()).toBe('Please enter your name')
    expect(actor.getSnapshot().context.errors.map(({ message }) => message)).toEqual([
      'Please enter your name',
      'Please enter your email',
      'Please enter your message',
    ])
    actor.send(change('name', 'Ada'))
    expect(refusal()).toBe('Please enter your email')
    for (const malformed of ['ada', 'ada@orrery', 'a da@orrery.example']) {
      actor.send(change('email', malformed))
      expect(refusal()).toBe('Please enter a valid email address')
    }
    actor.send(change('email', 'ada@orrery.example'))
    expect(refusal()).toBe('Please enter your message')
    actor.send(change('message', 'Hello'))
    actor.send(submit)
    expect(actor.getSnapshot().matches('submitting')).toBe(true)
  })

  journey('a field is validated on blur, and from then on while typing')
    .send(change('email', 'ada'))
    .expect({ context: { errors: [] } })
    .send(leave('email'))
    .expect({ context: { errors: [{ field: 'email', message: 'Please enter a valid email address' }] } })
    .send(change('email', 'ada@orrery.example'))
    .expect({ context: { errors: [] } })

  journey('sending takes 1500 ms')
    .send(...message, submit)
    .wait(1499)
    .expect({ state: { submitting: 'pausing' }, asked: { send: [] } })
    .wait(1)
    .expect({ state: { submitting: 'sending' } })

  sent('the confirmation closes after 3 seconds, and leaves an empty form')
    .answer('send')
    .wait(2999)
    .expect({ state: 'success' })
    .wait(1)
    .expect({ state: 'editing', context: { values: { name: '', message: '' }, errors: [] } })

  sent('what was typed stays when sending fails, and can be sent again')
    .fail('send', new Failure('down', 'network'))
    .expect({ state: 'error', context: { values: { name: 'Ada', message: 'Hello' } } })
    .send(submit)
    .wait(1500)
    .answer('send')
    .expect({ state: 'success' })

  sent('no answer for 15 seconds is a failure, and is taken back')
    .wait(15_000)
    .expect({ state: 'error', takenBack: ['send'] })
})
