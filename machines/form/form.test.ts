import { Failure } from '@/shared/lib/failure'
import { brokenRules, type FieldRule } from '@/shared/lib/form'
import { createFormMachine, type FormOptions, formMachine } from '@machines/form'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

interface Note {
  name: string
  text: string
  key: string
}

const EMPTY: Note = { name: '', text: '', key: '' }
const RULES: FieldRule<Note>[] = [
  { field: 'name', holds: ({ name }) => name !== '', message: 'Name is required' },
  { field: 'text', holds: ({ text }) => text !== '', message: 'Text is required' },
  {
    field: 'text',
    holds: ({ text }) => text.length < 9,
    message: ({ text }) => `${text.length} is too long`,
  },
]
const refused = new Failure('Full', 'storage')

const note = (options: Partial<FormOptions<Note, string>> = {}) =>
  createFormMachine<Note, string, number>({
    id: 'form',
    empty: EMPTY,
    check: (values) => brokenRules(RULES, values),
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
  unreachable: { 'form.submitting.pausing --always--> form.submitting.sending #0': 'this form pauses' },
}

describe('form', () => {
  itCoversEverything(alone)
})

describe('which errors show', () => {
  it('judges a field when it is left, not while it is typed in', () => {
    const { actor, context } = filled()
    actor.send({ type: 'field.change', field: 'text', value: 'a long text' })
    expect(context().errors).toEqual([])
    actor.send({ type: 'field.leave', field: 'text' })
    expect(context().errors).toEqual([{ field: 'text', message: '11 is too long' }])
  })

  it('says while typing goes on what is wrong now, until nothing is', () => {
    const { actor, context } = filled()
    actor.send({ type: 'field.change', field: 'text', value: 'a long text' })
    actor.send({ type: 'field.leave', field: 'text' })
    actor.send({ type: 'field.change', field: 'text', value: 'a long te' })
    expect(context().errors).toEqual([{ field: 'text', message: '9 is too long' }])
    actor.send({ type: 'field.change', field: 'text', value: 'a long' })
    expect(context().errors).toEqual([])
  })

  it('does not judge a field that was only passed through', () => {
    const { actor, context } = filled()
    actor.send({ type: 'field.change', field: 'name', value: '' })
    actor.send({ type: 'field.leave', field: 'text' })
    expect(context().errors).toEqual([])
  })

  it('judges all of them when it is submitted, and names the first one in the documented order', () => {
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

describe('what becomes of a submission', () => {
  it('sends what was typed, and forgets the secrets once they were taken', async () => {
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

  it('keeps everything that was typed when it is refused, and says why', async () => {
    const { actor, context, reject, state } = filled()
    actor.send({ type: 'submit' })
    await reject('send', refused)
    expect(state().matches('error')).toBe(true)
    expect(context().failure).toEqual({ kind: 'storage', message: 'Full' })
    expect(context().values).toEqual({ name: 'Ada', text: 'Hi', key: 'k' })
  })

  it('gives up after the timeout as on a network failure, and aborts the request', () => {
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

  it('pauses as long as documented before it sends', () => {
    const { actor, clock, started } = filled({ pause: 1500 })
    actor.send({ type: 'submit' })
    clock.increment(1499)
    expect(started.send).toBeUndefined()
    clock.increment(1)
    expect(started.send).toHaveLength(1)
  })

  it('closes a while after its success and forgets what was taken', async () => {
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

  it('can be closed while it sends: the request is aborted and what was typed stays', () => {
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

  it('lets its failure stand as long as documented', async () => {
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
