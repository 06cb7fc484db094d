import type { SignUpValues } from '@/entities/profile/model'
import { Failure } from '@/shared/lib/failure'
import { signUpLock, signUpMachine } from '@machines/sign-up'
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
const result = { alreadyVerified: false, mailboxPath: null }
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

  it('checks the name 400 ms after typing pauses (SUP-04)', async () => {
    const { actor, clock, started, resolve } = startBench(walk)
    const type = (value: string) => actor.send({ type: 'field.change', field: 'username', value })
    type('ad')
    clock.increment(1000)
    expect(started.checkWhileTyping).toBeUndefined()
    type('ada')
    clock.increment(399)
    type('ada1')
    clock.increment(399)
    expect(started.checkWhileTyping).toBeUndefined()
    clock.increment(1)
    expect(started.checkWhileTyping).toEqual([{ username: 'ada1' }])
    await resolve('checkWhileTyping', false)
    expect(actor.getSnapshot().matches({ username: 'taken' })).toBe(true)
  })

  it('cannot be sent while the name is known to be taken or the password rules are unmet (SUP-04)', async () => {
    const { actor, clock, resolve } = filled()
    expect(signUpLock(actor.getSnapshot())).toBeNull()
    clock.increment(400)
    await resolve('checkWhileTyping', false)
    expect(signUpLock(actor.getSnapshot())).toBe('Choose another username first.')
    actor.send({ type: 'submit' })
    expect(actor.getSnapshot().context.refused).toEqual({
      field: 'username',
      message: 'Username is not available',
    })
    actor.send({ type: 'field.change', field: 'username', value: 'ada_two' })
    actor.send({ type: 'field.change', field: 'password', value: 'weak' })
    expect(signUpLock(actor.getSnapshot())).toBe('The password has to meet all of its rules first.')
  })

  it('goes on when the check before sign-up fails, and stops when the name is taken (SUP-04)', async () => {
    const failing = filled()
    failing.actor.send({ type: 'submit' })
    await failing.reject('checkBeforeSignUp', new Failure('down', 'network'))
    expect(failing.started.signUp).toHaveLength(1)

    const taken = filled()
    taken.actor.send({ type: 'submit' })
    await taken.resolve('checkBeforeSignUp', false)
    expect(taken.started.signUp).toBeUndefined()
    expect(taken.actor.getSnapshot().context.refused?.message).toBe('Username is not available')
  })

  it('goes to sign-in 3000 ms after success and keeps no password (SUP-05)', async () => {
    const { actor, actions, clock, resolve } = filled()
    actor.send({ type: 'submit' })
    await resolve('checkBeforeSignUp', true)
    await resolve('signUp', result)
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('Str0ng!pass')
    clock.increment(2999)
    expect(actions.redirect).not.toHaveBeenCalled()
    clock.increment(1)
    expect(actions.redirect).toHaveBeenCalledExactlyOnceWith({ returnUrl: '/projects', mailSent: true })
  })

  it('says that the address is verified, and keeps its way to sign-in, where no confirmation is needed (SUP-05)', async () => {
    const { actor, actions, clock, resolve } = filled()
    actor.send({ type: 'submit' })
    await resolve('checkBeforeSignUp', true)
    await resolve('signUp', { alreadyVerified: true, mailboxPath: null })
    // The session that such a sign-up opens sends nobody on: the page looks at whether the form is still being filled in.
    for (const [ms, form] of [
      [0, 'created'],
      [2999, 'created'],
      [1, 'redirected'],
    ] as const) {
      clock.increment(ms)
      expect(actor.getSnapshot().matches({ form })).toBe(true)
      expect(actor.getSnapshot().context.result).toEqual({ alreadyVerified: true, mailboxPath: null })
      expect(actor.getSnapshot().can({ type: 'submit' })).toBe(false)
    }
    expect(actions.redirect).toHaveBeenCalledExactlyOnceWith({ returnUrl: '/projects', mailSent: false })
  })

  it('keeps everything typed when the service refuses', async () => {
    const { actor, resolve, reject } = filled()
    actor.send({ type: 'submit' })
    await resolve('checkBeforeSignUp', true)
    await reject(
      'signUp',
      new Failure('An account with this email already exists. Please sign in instead.', 'userExists'),
    )
    const { context } = actor.getSnapshot()
    expect(context.values).toEqual(good)
    expect(context.failure?.message).toBe(
      'An account with this email already exists. Please sign in instead.',
    )
  })
})

// As the documents have it (SUP-02 to SUP-05).
describe('sign-up, as people see it', () => {
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
  const result = { alreadyVerified: false, mailboxPath: null }
  const taken = { refused: { field: 'username', message: 'Username is not available' } }

  filled('the name is checked once typing pauses')
    .wait(399)
    .expect({ state: { form: 'editing', username: 'waiting' } })
    .wait(1)
    .expect({
      state: { form: 'editing', username: 'checking' },
      asked: { checkWhileTyping: [{ username: 'ada' }] },
    })
    .answer('checkWhileTyping', true)
    .expect({ state: { form: 'editing', username: 'available' } })

  journey('a name of two letters is not asked for')
    .send(name('ad'))
    .wait(1000)
    .expect({ asked: { checkWhileTyping: [] } })

  filled('a name known to be taken is not sent')
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

  submitted('the name is checked once more before the account is made')
    .expect({ asked: { checkBeforeSignUp: [{ username: 'ada' }], signUp: [] } })
    .answer('checkBeforeSignUp', false)
    .expect({ context: taken, asked: { signUp: [] } })

  submitted('an outage of the check does not block signing up')
    .fail('checkBeforeSignUp', new Failure('down', 'network'))
    .expect({ asked: { signUp: [good] } })

  submitted('a check that hangs does not block signing up either')
    .wait(5000)
    .expect({ asked: { signUp: [good] }, takenBack: ['checkBeforeSignUp'] })

  submitted('after success /signin follows in three seconds, and no password stays')
    .answer('checkBeforeSignUp', true)
    .answer('signUp', result)
    .expect({ context: { result, values: { password: '', confirmPassword: '' } } })
    .wait(2999)
    .expect({ did: { redirect: null } })
    .wait(1)
    .expect({ did: { redirect: { returnUrl: '/projects', mailSent: true } } })

  submitted('a refused account says why and keeps what was typed')
    .answer('checkBeforeSignUp', true)
    .fail('signUp', new Failure('This address is already in use'))
    .expect({ context: { failure: { message: 'This address is already in use' }, values: good } })
    .send({ type: 'submit' })
    .expect({ context: { failure: null } })

  submitted('no answer for 15 seconds is a network error, and the request is taken back')
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

  journey('nothing is asked while fields are missing, and each of them says so')
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

  journey('a field says what is wrong when it is left')
    .send(name('a b'))
    .expect({ context: { errors: [] } })
    .send({ type: 'field.leave', field: 'username' })
    .expect({ context: { errors: [{ field: 'username' }], refused: null } })
    .send(name('ada'))
    .expect({ context: { errors: [] } })

  submitted('a name that was taken after all stays refused until it is another one')
    .answer('checkBeforeSignUp', false)
    .send({ type: 'submit' })
    .expect({ context: taken, asked: { signUp: [], checkBeforeSignUp: [{ username: 'ada' }] } })
    .send(name('ada_two'), { type: 'submit' })
    .expect({ asked: { checkBeforeSignUp: [{ username: 'ada' }, { username: 'ada_two' }] } })

  filled('a check while typing that fails says nothing and stops nobody')
    .wait(400)
    .fail('checkWhileTyping', new Failure('down', 'network'))
    .expect({ state: { form: 'editing', username: 'unknown' } })
    .send({ type: 'submit' })
    .expect({ state: { form: 'checking', username: 'unknown' } })

  filled('a check while typing that hangs says nothing either, and is taken back')
    .wait(400)
    .wait(4999)
    .expect({ state: { form: 'editing', username: 'checking' } })
    .wait(1)
    .expect({ state: { form: 'editing', username: 'unknown' }, takenBack: ['checkWhileTyping'] })

  filled('a name that is no name any more is not asked for')
    .wait(400)
    .answer('checkWhileTyping', true)
    .send(name('a!'))
    .expect({ state: { form: 'editing', username: 'unchecked' } })
    .wait(1000)
    .expect({ asked: { checkWhileTyping: [{ username: 'ada' }] } })

  submitted('after success the page stays over: nothing is sent twice')
    .answer('checkBeforeSignUp', true)
    .answer('signUp', result)
    .wait(3000)
    .expect({ cannot: [{ type: 'submit' }] })

  submitted('every name that was found taken stays refused, not only the last one')
    .answer('checkBeforeSignUp', false)
    .send(name('ada2'), { type: 'submit' })
    .answer('checkBeforeSignUp', false)
    .send(name('ada'), { type: 'submit' })
    .expect({
      context: taken,
      asked: { signUp: [], checkBeforeSignUp: [{ username: 'ada' }, { username: 'ada2' }] },
    })

  filled('blanks around the address are not part of it')
    .send({ type: 'field.change', field: 'email', value: ` ${good.email} ` }, { type: 'submit' })
    .answer('checkBeforeSignUp', true)
    .expect({ asked: { signUp: [good] } })
})
