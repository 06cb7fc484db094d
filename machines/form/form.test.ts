import { Failure } from '@/shared/lib/failure'
import { fieldErrors } from '@/shared/lib/form'
import { createFormMachine, type FormOptions, formMachine } from '@machines/form'
import { maxLength, nonEmpty, object, pipe, string } from 'valibot'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

interface Note {
  name: string
  text: string
  key: string
}

const EMPTY: Note = { name: '', text: '', key: '' }
const noteSchema = object({
  name: pipe(string(), nonEmpty('Name is required')),
  text: pipe(
    string(),
    nonEmpty('Text is required'),
    maxLength(8, ({ input }) => `${input.length} is too long`),
  ),
})
const refused = new Failure('Full', 'storage')

const note = (options: Partial<FormOptions<Note, string>> = {}) =>
  createFormMachine<Note, string, number>({
    id: 'form',
    empty: EMPTY,
    check: (values) => fieldErrors(noteSchema, values),
    secrets: ['key'],
    ...options,
  })

const walk = (options: Partial<FormOptions<Note, string>> = {}): Walk<ReturnType<typeof note>> => ({
  machine: note(options),
  input: { subject: 's' },
  events: [
    { type: 'field.change', field: 'name', value: 'Ada' },
    { type: 'field.change', field: 'text', value: 'Hello' },
    { type: 'field.leave', field: 'name' },
    { type: 'submit' },
    { type: 'open', values: { name: 'Bob' } },
    { type: 'close' },
  ],
  answers: { send: { done: [7], error: [refused] } },
  key: ({ context }) => [context.values.name !== '', context.values.text !== ''],
})

const filled = (options: Partial<FormOptions<Note, string>> = {}) => {
  const bench = startBench({
    ...walk(options),
    input: { subject: 's', values: { name: 'Ada', text: 'Hi', key: 'k' } },
  })
  const context = () => bench.actor.getSnapshot().context
  const state = () => bench.actor.getSnapshot()
  return { ...bench, context, state }
}

const alone: Walk<typeof formMachine> = {
  machine: formMachine,
  input: { subject: 's' },
  events: [
    { type: 'field.change', field: 'email', value: 'ada@orrery.example' },
    { type: 'field.change', field: 'text', value: 'Hello' },
    { type: 'field.leave', field: 'email' },
    { type: 'submit' },
    { type: 'open', values: { text: 'Hi' } },
    { type: 'close' },
  ],
  answers: { send: { done: [7], error: [refused] } },
  key: ({ context }) => [context.values.email !== '', context.values.text !== ''],
}

describe('form', () => {
  itCoversEverything(alone)
})

describe('visible errors', () => {
  it('validates a field on blur, not while typing', () => {
    const { actor, context } = filled()
    actor.send({ type: 'field.change', field: 'text', value: 'a long text' })
    expect(context().errors).toEqual([])
    actor.send({ type: 'field.leave', field: 'text' })
    expect(context().errors).toEqual([{ field: 'text', message: '11 is too long' }])
  })

  it('updates the error during further typing, until the field is valid', () => {
    const { actor, context } = filled()
    actor.send({ type: 'field.change', field: 'text', value: 'a long text' })
    actor.send({ type: 'field.leave', field: 'text' })
    actor.send({ type: 'field.change', field: 'text', value: 'a long te' })
    expect(context().errors).toEqual([{ field: 'text', message: '9 is too long' }])
    actor.send({ type: 'field.change', field: 'text', value: 'a long' })
    expect(context().errors).toEqual([])
  })

  it('does not validate a field that was only focused', () => {
    const { actor, context } = filled()
    actor.send({ type: 'field.change', field: 'name', value: '' })
    actor.send({ type: 'field.leave', field: 'text' })
    expect(context().errors).toEqual([])
  })

  it('validates all fields on submit, and reports the first one in the documented order', () => {
    const { actor, context } = filled()
    actor.send({ type: 'field.change', field: 'name', value: '' })
    actor.send({ type: 'field.change', field: 'text', value: '' })
    actor.send({ type: 'submit' })
    expect(context().errors.map(({ message }) => message)).toEqual(['Name is required', 'Text is required'])
    expect(context().refused).toEqual({ field: 'name', message: 'Name is required' })
  })

  it('moves the focus again when the same submission is refused again', () => {
    const { actor, context } = filled()
    actor.send({ type: 'field.change', field: 'name', value: '' })
    actor.send({ type: 'submit' })
    const first = context().refused
    actor.send({ type: 'submit' })
    expect(context().refused).not.toBe(first)
  })
})

describe('optional features of a form', () => {
  it('validates a choice as soon as it is made', () => {
    const { actor, context } = filled({ choices: ['text'] })
    actor.send({ type: 'field.change', field: 'text', value: 'a long text' })
    expect(context().errors).toEqual([{ field: 'text', message: '11 is too long' }])
    actor.send({ type: 'field.change', field: 'name', value: '' })
    expect(context().errors).toHaveLength(1)
  })

  it('stays open while it is submitting', () => {
    const { actor, state } = filled({ opens: true, staysWhileSending: true })
    actor.send({ type: 'open' })
    actor.send({ type: 'submit' })
    actor.send({ type: 'close' })
    expect(state().matches('submitting')).toBe(true)
  })

  it('clears only its secrets when it is closed', () => {
    const { actor, context } = filled({ opens: true })
    actor.send({ type: 'open', values: { name: 'Ada', key: 'k' } })
    actor.send({ type: 'close' })
    expect(context().values).toEqual({ name: 'Ada', text: 'Hi', key: '' })
  })

  it('clears announcements and failures on further typing', async () => {
    const { actor, context, reject, state } = filled()
    actor.send({ type: 'field.change', field: 'name', value: '' })
    actor.send({ type: 'submit' })
    actor.send({ type: 'field.change', field: 'name', value: 'B' })
    expect(context().refused).toBeNull()
    actor.send({ type: 'submit' })
    await reject('send', refused)
    actor.send({ type: 'field.change', field: 'name', value: 'Bo' })
    expect(state().matches('editing')).toBe(true)
    expect(context().failure).toBeNull()
  })

  it('closes at once when its success has no message, and keeps the answer', async () => {
    const { actor, clock, context, resolve, state } = filled({ opens: true, successShown: 0 })
    actor.send({ type: 'open' })
    actor.send({ type: 'submit' })
    await resolve('send', 7)
    clock.increment(0)
    expect(state().matches('closed')).toBe(true)
    expect(context().result).toBe(7)
  })
})

describe('submission', () => {
  it('sends the input, and clears the secrets once they were accepted', async () => {
    const { actor, actions, context, resolve, started, state } = filled()
    actor.send({ type: 'submit' })
    expect(started.send).toEqual([{ values: { name: 'Ada', text: 'Hi', key: 'k' }, subject: 's' }])
    await resolve('send', 7)
    expect(state().matches('success')).toBe(true)
    expect(context().result).toBe(7)
    expect(context().values).toEqual({ name: 'Ada', text: 'Hi', key: '' })
    expect(actions.report).toHaveBeenCalledExactlyOnceWith({
      result: 7,
      values: { name: 'Ada', text: 'Hi', key: 'k' },
    })
  })

  it('keeps all input when it is refused, and shows the reason', async () => {
    const { actor, context, reject, state } = filled()
    actor.send({ type: 'submit' })
    await reject('send', refused)
    expect(state().matches('error')).toBe(true)
    expect(context().failure).toEqual({ kind: 'storage', message: 'Full' })
    expect(context().values).toEqual({ name: 'Ada', text: 'Hi', key: 'k' })
  })

  it('times out like a network failure, and aborts the request', () => {
    const { actor, clock, context, signal, state } = filled()
    actor.send({ type: 'submit' })
    const given = signal('send')
    clock.increment(14_999)
    expect(given.aborted).toBe(false)
    clock.increment(1)
    expect(given.aborted).toBe(true)
    expect(state().matches('error')).toBe(true)
    expect(context().failure?.kind).toBe('network')
  })

  it('waits the documented pause before it sends', () => {
    const { actor, clock, started } = filled({ pause: 1500 })
    actor.send({ type: 'submit' })
    clock.increment(1499)
    expect(started.send).toBeUndefined()
    clock.increment(1)
    expect(started.send).toHaveLength(1)
  })

  it('closes a while after its success and clears the accepted input', async () => {
    const { actor, clock, context, resolve, state } = filled({ opens: true, successShown: 2000 })
    actor.send({ type: 'open' })
    actor.send({ type: 'submit' })
    await resolve('send', 7)
    clock.increment(1999)
    expect(state().matches('success')).toBe(true)
    clock.increment(1)
    expect(state().matches('closed')).toBe(true)
    expect(context().values).toEqual(EMPTY)
  })

  it('can be closed while it sends: the request is aborted and the input is kept', () => {
    const { actor, context, signal, state } = filled({ opens: true })
    actor.send({ type: 'open' })
    actor.send({ type: 'submit' })
    const given = signal('send')
    actor.send({ type: 'close' })
    expect(given.aborted).toBe(true)
    expect(state().matches('closed')).toBe(true)
    actor.send({ type: 'open' })
    expect(context().values.name).toBe('Ada')
  })

  it('shows its failure for the documented time', async () => {
    const { actor, clock, context, reject, state } = filled({ errorShown: 5000 })
    actor.send({ type: 'submit' })
    await reject('send', refused)
    clock.increment(4999)
    expect(state().matches('error')).toBe(true)
    clock.increment(1)
    expect(state().matches('editing')).toBe(true)
    expect(context().failure).toBeNull()
  })
})

// As the documents have it (CON-01, CAR-04, TPL-10, PRF-02): a form that opens, pauses, sends, thanks and closes.
describe('form, as users see it', () => {
  const journey = journeysOf(alone)
  const open = { type: 'open' } as const
  const close = { type: 'close' } as const
  const submit = { type: 'submit' } as const
  const email = (value: string) => ({ type: 'field.change', field: 'email', value }) as const
  const text = (value: string) => ({ type: 'field.change', field: 'text', value }) as const
  const password = { type: 'field.change', field: 'password', value: 'Str0ng!pass' } as const
  const leave = (field: 'email' | 'text') => ({ type: 'field.leave', field }) as const
  const typed = { email: 'ada@orrery.example', text: 'Hello', password: 'Str0ng!pass' }
  /** A secret does not wait in a form that is closed. */
  const kept = { ...typed, password: '' }
  const empty = { email: '', text: '', password: '' }
  const filledIn = (name: string) =>
    journey(name).send(open, email('ada@orrery.example'), text('Hello'), password)
  const submitted = (name: string) => filledIn(name).send(submit)
  const sending = (name: string) => submitted(name).wait(1500)
  const late = 'Network connection error. Please check your internet connection and try again.'
  const noEmail = { field: 'email', message: 'Please enter your email' }
  const noText = { field: 'text', message: 'Please enter your message' }

  journey('is closed until it is opened').expect({ state: 'closed', cannot: [submit, close, email('a')] })

  journey('opens with its initial values and its subject')
    .send({ type: 'open', values: { text: 'Hi' }, subject: 'other' })
    .expect({ state: 'editing', context: { values: { ...empty, text: 'Hi' }, subject: 'other' } })

  journey('nothing is sent while a field is missing; all errors are reported, the first one first')
    .send(open, submit)
    .expect({
      state: 'editing',
      context: { errors: [noEmail, noText], refused: noEmail },
      asked: { send: [] },
    })
    .send(email('ada'))
    .expect({
      context: { errors: [{ field: 'email', message: 'Please enter a valid email address' }, noText] },
    })
    .send(email('ada@orrery.example'), text('Hello'))
    .expect({ context: { errors: [] } })

  journey('a field is validated on blur, not before')
    .send(open, email('ada'))
    .expect({ context: { errors: [] } })
    .send(leave('email'))
    .expect({ context: { errors: [{ field: 'email', message: 'Please enter a valid email address' }] } })
    .send(leave('text'))
    .expect({ context: { errors: [{ field: 'email' }] } })

  submitted('sending waits for its pause, then passes on the input')
    .wait(1499)
    .expect({ state: { submitting: 'pausing' }, asked: { send: [] } })
    .wait(1)
    .expect({ state: { submitting: 'sending' }, asked: { send: [{ values: typed, subject: 's' }] } })

  submitted('the form cannot be edited or sent twice while it is sending').expect({
    cannot: [submit, email('a')],
  })

  sending('success is reported, shown for two seconds, and clears the input')
    .answer('send', 7)
    .expect({
      state: 'success',
      context: { result: 7, failure: null, values: { ...typed, password: '' } },
      did: { report: { result: 7, values: typed } },
    })
    .wait(1999)
    .expect({ state: 'success' })
    .wait(1)
    .expect({ state: 'closed', context: { values: empty } })

  sending('going back from the success clears the sent input')
    .answer('send', 7)
    .send(close)
    .expect({ state: 'closed', context: { values: empty } })
    .send(open)
    .expect({ state: 'editing', context: { values: empty } })

  sending('another entry can be started at once, and starts empty')
    .answer('send', 7)
    .send({ type: 'open', values: { text: 'Next' } })
    .expect({ state: 'editing', context: { values: { ...empty, text: 'Next' }, result: null } })

  sending('a refusal shows its reason and keeps the input')
    .fail('send', refused)
    .expect({
      state: 'error',
      context: { failure: { kind: 'storage', message: 'Full' }, values: typed, result: null },
      did: { report: null },
    })
    .send(submit)
    .expect({ state: { submitting: 'pausing' }, context: { failure: null } })
    .wait(1500)
    .answer('send', 7)
    .expect({ state: 'success' })

  sending('no answer for 15 seconds is a network error, never a success, and the request is aborted')
    .wait(14_999)
    .expect({ state: { submitting: 'sending' } })
    .wait(1)
    .expect({
      state: 'error',
      context: { failure: { kind: 'network', message: late }, values: typed, result: null },
      did: { report: null },
      takenBack: ['send'],
    })

  sending('a failure is shown for five seconds; the input is kept')
    .fail('send', refused)
    .wait(4999)
    .expect({ state: 'error' })
    .wait(1)
    .expect({ state: 'editing', context: { failure: null, values: typed } })

  sending('further typing after a failure returns to the form')
    .fail('send', refused)
    .send(text(''))
    .expect({ state: 'editing', context: { values: { text: '' }, errors: [noText] } })

  submitted('closing before sending sends nothing, and keeps the input')
    .send(close)
    .wait(60_000)
    .expect({ state: 'closed', context: { values: kept }, asked: { send: [] } })

  sending('closing while sending aborts the request, and keeps the input')
    .send(close)
    .expect({ state: 'closed', context: { values: kept }, takenBack: ['send'] })
    .send(open)
    .expect({ state: 'editing', context: { values: kept } })

  filledIn('closing keeps the input')
    .send(close)
    .expect({ state: 'closed', context: { values: kept } })

  sending('closing after a failure keeps the input as well')
    .fail('send', refused)
    .send(close)
    .expect({
      state: 'closed',
      context: { values: kept },
    })
})
