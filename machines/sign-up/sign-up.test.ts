import type { SignUpValues } from '@/entities/profile/model'
import { Failure } from '@/shared/lib/failure'
import { signUpMachine } from '@machines/sign-up'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const good: SignUpValues = {
  name: 'Ada Moreau',
  username: 'ada',
  email: 'ada@orrery.example',
  password: 'Str0ng!pass',
  confirmPassword: 'Str0ng!pass',
  acceptTerms: true,
}
const change = (field: string, value: string | boolean) => ({
  type: 'field.change' as const,
  field: field as keyof SignUpValues,
  value,
})
const fill = Object.entries(good).map(([field, value]) => change(field, value))
const waiting = { name: good.name, username: good.username, email: good.email, claim: 'c'.repeat(32) }
const result = { unconfirmed: waiting, mailboxPath: null }
const walk: Walk<typeof signUpMachine> = {
  machine: signUpMachine,
  input: { returnUrl: '/projects' },
  events: [
    ...fill,
    { type: 'field.change', field: 'username', value: 'a!' },
    { type: 'field.leave', field: 'username' },
    { type: 'submit' },
  ],
  answers: {
    checkWhileTyping: { done: [true, false], error: [new Failure('down', 'network')] },
    checkBeforeSignUp: { done: [true, false], error: [new Failure('down', 'network')] },
    signUp: { done: [result], error: [new Failure('no', 'other')] },
  },
  key: ({ context }) => context.values,
}

function filled(values: Partial<SignUpValues> = {}) {
  const bench = startBench(walk)
  for (const [field, value] of Object.entries({ ...good, ...values })) bench.actor.send(change(field, value))
  return bench
}

describe('sign-up', () => {
  itCoversEverything(walk)

  it.each<[Partial<SignUpValues>, string, string]>([
    [{ name: ' ' }, 'name', 'Name is required'],
    [
      { username: 'a b' },
      'username',
      'Username must be 3-20 characters long and contain only letters, numbers, and underscores',
    ],
    [{ email: 'ada@orrery' }, 'email', 'Please enter a valid email address'],
    [{ password: 'weakpass' }, 'password', 'Please meet all password requirements'],
    [{ confirmPassword: 'Other!1x' }, 'confirmPassword', 'Passwords do not match'],
    [{ acceptTerms: false }, 'acceptTerms', 'Please accept the terms of service'],
  ])('refuses %o (SUP-02)', (values, field, message) => {
    const { actor } = filled(values)
    actor.send({ type: 'submit' })
    expect(actor.getSnapshot().context.refused).toEqual({ field, message })
    expect(actor.getSnapshot().matches({ form: 'editing' })).toBe(true)
  })
})

// As the documents have it (SUP-02 to SUP-05).
describe('sign-up, as users see it', () => {
  const journey = journeysOf(walk)
  const typed = [
    { type: 'field.change', field: 'name', value: good.name },
    { type: 'field.change', field: 'email', value: good.email },
    { type: 'field.change', field: 'password', value: good.password },
    { type: 'field.change', field: 'confirmPassword', value: good.confirmPassword },
    { type: 'field.change', field: 'acceptTerms', value: true },
  ] as const
  const name = (value: string) => ({ type: 'field.change', field: 'username', value }) as const
  const filled = (title: string) => journey(title).send(name('ada'), ...typed)
  const submitted = (title: string) => filled(title).send({ type: 'submit' })
  const taken = { refused: { field: 'username', message: 'Username is not available' } }

  filled('the name is checked once typing pauses (SUP-04)')
    .wait(399)
    .expect({ state: { form: 'editing', username: 'waiting' } })
    .wait(1)
    .expect({
      state: { form: 'editing', username: 'checking' },
      asked: { checkWhileTyping: [{ username: 'ada' }] },
    })
    .answer('checkWhileTyping', true)
    .expect({ state: { form: 'editing', username: 'available' } })

  journey('a name of two letters is not checked')
    .send(name('ad'))
    .wait(1000)
    .expect({ asked: { checkWhileTyping: [] } })

  filled('a name known to be in use is not sent')
    .wait(400)
    .answer('checkWhileTyping', false)
    .send({ type: 'submit' })
    .expect({
      state: { form: 'editing', username: 'taken' },
      context: taken,
      asked: { checkBeforeSignUp: [] },
    })
    .send(name('ada2'))
    .expect({ context: { refused: null, errors: [] } })

  submitted('the name is checked once more before the account is created')
    .expect({ asked: { checkBeforeSignUp: [{ username: 'ada' }], signUp: [] } })
    .answer('checkBeforeSignUp', false)
    .expect({ context: taken, asked: { signUp: [] } })

  submitted('an outage of the check does not block signing up')
    .fail('checkBeforeSignUp', new Failure('down', 'network'))
    .expect({ asked: { signUp: [good] } })

  submitted('a check that hangs does not block signing up either')
    .wait(5000)
    .expect({ asked: { signUp: [good] }, takenBack: ['checkBeforeSignUp'] })

  submitted('after success /signin follows in three seconds, and no password is kept')
    .answer('checkBeforeSignUp', true)
    .answer('signUp', result)
    .expect({ context: { result, values: { password: '', confirmPassword: '' } } })
    .wait(2999)
    .expect({ did: { redirect: null } })
    .wait(1)
    .expect({ did: { redirect: { returnUrl: '/projects', unconfirmed: waiting } } })

  submitted('a refused account shows the reason and keeps the input')
    .answer('checkBeforeSignUp', true)
    .fail('signUp', new Failure('This address is already in use'))
    .expect({ context: { failure: { message: 'This address is already in use' }, values: good } })
    .send({ type: 'submit' })
    .expect({ context: { failure: null } })

  submitted('no answer for 15 seconds is a network error, and the request is aborted')
    .answer('checkBeforeSignUp', true)
    .wait(15_000)
    .expect({
      context: {
        failure: {
          message: 'Network connection error. Please check your internet connection and try again.',
        },
      },
      takenBack: ['signUp'],
    })

  journey('no request is sent while fields are missing, and each field shows its error')
    .send({ type: 'submit' })
    .expect({
      asked: { checkBeforeSignUp: [], signUp: [] },
      context: {
        refused: { field: 'name', message: 'Name is required' },
        errors: [
          { field: 'name' },
          { field: 'username' },
          { field: 'email' },
          { field: 'password' },
          { field: 'acceptTerms' },
        ],
      },
    })

  journey('a field shows its error on blur')
    .send(name('a b'))
    .expect({ context: { errors: [] } })
    .send({ type: 'field.leave', field: 'username' })
    .expect({ context: { errors: [{ field: 'username' }], refused: null } })
    .send(name('ada'))
    .expect({ context: { errors: [] } })

  submitted('a name found to be in use on submit stays rejected until it changes')
    .answer('checkBeforeSignUp', false)
    .send({ type: 'submit' })
    .expect({ context: taken, asked: { signUp: [], checkBeforeSignUp: [{ username: 'ada' }] } })
    .send(name('ada_two'), { type: 'submit' })
    .expect({ asked: { checkBeforeSignUp: [{ username: 'ada' }, { username: 'ada_two' }] } })

  filled('a failed check while typing shows no error and does not block')
    .wait(400)
    .fail('checkWhileTyping', new Failure('down', 'network'))
    .expect({ state: { form: 'editing', username: 'unknown' } })
    .send({ type: 'submit' })
    .expect({ state: { form: 'checking', username: 'unknown' } })

  filled('a check while typing that hangs shows no error either, and is aborted')
    .wait(400)
    .wait(4999)
    .expect({ state: { form: 'editing', username: 'checking' } })
    .wait(1)
    .expect({ state: { form: 'editing', username: 'unknown' }, takenBack: ['checkWhileTyping'] })

  filled('a name that becomes invalid is not checked')
    .wait(400)
    .answer('checkWhileTyping', true)
    .send(name('a!'))
    .expect({ state: { form: 'editing', username: 'unchecked' } })
    .wait(1000)
    .expect({ asked: { checkWhileTyping: [{ username: 'ada' }] } })

  submitted('after success the form is final: nothing is sent twice')
    .answer('checkBeforeSignUp', true)
    .answer('signUp', result)
    .wait(3000)
    .expect({ cannot: [{ type: 'submit' }] })

  submitted('every name found to be in use stays rejected, not only the last one')
    .answer('checkBeforeSignUp', false)
    .send(name('ada2'), { type: 'submit' })
    .answer('checkBeforeSignUp', false)
    .send(name('ada'), { type: 'submit' })
    .expect({
      context: taken,
      asked: { signUp: [], checkBeforeSignUp: [{ username: 'ada' }, { username: 'ada2' }] },
    })

  filled('surrounding blanks are not part of the address')
    .send({ type: 'field.change', field: 'email', value: ` ${good.email} ` }, { type: 'submit' })
    .answer('checkBeforeSignUp', true)
    .expect({ asked: { signUp: [good] } })

  journey('changing the address keeps the name and username of the sign-up it replaces', {
    returnUrl: '/',
    replaces: waiting,
  }).expect({
    context: { values: { name: 'Ada Moreau', username: 'ada', email: 'ada@orrery.example', password: '' } },
  })
})
