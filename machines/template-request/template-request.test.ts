import { templateRequestMachine } from '@machines/template-request'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const change = (field: 'name' | 'email' | 'details', value: string) =>
  ({ type: 'field.change', field, value }) as const
const request = [
  change('name', 'Ada'),
  change('email', 'ada@orrery.example'),
  change('details', 'A chat with rooms.'),
]

const walk: Walk<typeof templateRequestMachine> = {
  machine: templateRequestMachine,
  children: ['submit'],
  events: [...request, { type: 'open' }, { type: 'send' }, { type: 'close' }],
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
    'template-request.sending --xstate.error.actor.submit--> template-request.idle #0':
      'the submission reports its failures; the branch is the way out if it ever breaks',
  },
}

function sending() {
  const bench = startBench(walk)
  bench.actor.send({ type: 'open' })
  for (const event of request) bench.actor.send(event)
  bench.actor.send({ type: 'send' })
  return bench
}

describe('template-request', () => {
  itCoversEverything(walk)

  it('needs all three fields and a well-formed address (TPL-10)', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'open' })
    const refused = () => {
      actor.send({ type: 'send' })
      return actor.getSnapshot().context.fieldError?.field
    }
    expect(refused()).toBe('name')
    actor.send(change('name', 'Ada'))
    expect(refused()).toBe('email')
    actor.send(change('email', 'ada@'))
    expect(refused()).toBe('email')
    actor.send(change('email', 'ada@orrery.example'))
    expect(refused()).toBe('details')
  })

  it('shows the thanks for two seconds, then closes and is empty again', async () => {
    const { actor, clock, resolve } = sending()
    await resolve('submit', { sent: true, failure: null })
    clock.increment(1999)
    expect(actor.getSnapshot().matches('sent')).toBe(true)
    expect(actor.getSnapshot().context.values.email).toBe('ada@orrery.example')
    clock.increment(1)
    expect(actor.getSnapshot().matches('closed')).toBe(true)
    expect(actor.getSnapshot().context.values.email).toBe('')
  })

  it('keeps what was typed when sending fails', async () => {
    const { actor, resolve } = sending()
    await resolve('submit', { sent: false, failure: 'No connection.' })
    expect(actor.getSnapshot().context).toMatchObject({
      failure: 'No connection.',
      values: { details: 'A chat with rooms.' },
    })
  })
})
