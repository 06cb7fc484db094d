import { contactMachine } from '@machines/contact'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const change = (field: 'name' | 'email' | 'subject' | 'message', value: string) =>
  ({ type: 'field.change', field, value }) as const
const message = [change('name', 'Ada'), change('email', 'ada@orrery.example'), change('message', 'Hello')]

const walk: Walk<typeof contactMachine> = {
  machine: contactMachine,
  children: ['submit'],
  events: [...message, change('name', ''), { type: 'submit' }, { type: 'writeAnother' }],
  answers: {
    submit: {
      done: [
        { sent: true, failure: null },
        { sent: false, failure: 'down' },
      ],
    },
  },
  key: ({ context }) => context.values,
  unreachable: {
    'contact.submitting --xstate.error.actor.submit--> contact.error #0':
      'the submission reports its failures; the branch is the way out if it ever breaks',
    'contact.error --submit--> contact.editing #1':
      'what failed to send was valid, and a change leaves the state; the branch stands for restored snapshots',
  },
}

function submitted() {
  const bench = startBench(walk)
  for (const event of message) bench.actor.send(event)
  bench.actor.send({ type: 'submit' })
  return bench
}

describe('contact', () => {
  itCoversEverything(walk)

  it('refuses in the documented order and words, and lets the subject be empty (CON-01)', () => {
    const { actor } = startBench(walk)
    const refusal = () => {
      actor.send({ type: 'submit' })
      return actor.getSnapshot().context.fieldError?.message
    }
    expect(refusal()).toBe('Please enter your name')
    actor.send(change('name', 'Ada'))
    expect(refusal()).toBe('Please enter your email')
    for (const malformed of ['ada', 'ada@orrery', 'a da@orrery.example']) {
      actor.send(change('email', malformed))
      expect(refusal()).toBe('Please enter a valid email address')
    }
    actor.send(change('email', 'ada@orrery.example'))
    expect(refusal()).toBe('Please enter your message')
    actor.send(change('message', 'Hello'))
    actor.send({ type: 'submit' })
    expect(actor.getSnapshot().matches('submitting')).toBe(true)
  })

  it('keeps what was typed when sending fails, and sends it again', async () => {
    const { actor, resolve } = submitted()
    await resolve('submit', { sent: false, failure: 'down' })
    expect(actor.getSnapshot().matches('error')).toBe(true)
    expect(actor.getSnapshot().context.values).toMatchObject({ name: 'Ada', message: 'Hello' })
    actor.send({ type: 'submit' })
    await resolve('submit', { sent: true, failure: null })
    expect(actor.getSnapshot().matches('success')).toBe(true)
    expect(actor.getSnapshot().context.values.message).toBe('')
  })

  it('takes 1500 ms', async () => {
    const bench = startBench({ ...walk, children: [], real: ['submit'] })
    for (const event of message) bench.actor.send(event)
    bench.actor.send({ type: 'submit' })
    bench.clock.increment(1499)
    expect(bench.actor.getSnapshot().children.submit?.getSnapshot()).toMatchObject({ value: 'pausing' })
    bench.clock.increment(1)
    expect(bench.actor.getSnapshot().children.submit?.getSnapshot()).toMatchObject({ value: 'sending' })
  })
})
