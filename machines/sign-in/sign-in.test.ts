import { Failure } from '@/shared/lib/failure'
import { signInMachine } from '@machines/sign-in'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const unconfirmed = new Failure(
  'Please check your email and click the verification link before signing in.',
  'emailNotConfirmed',
)
const wrong = new Failure(
  'Invalid email or password. Please check your credentials and try again.',
  'invalidCredentials',
)

const walk: Walk<typeof signInMachine> = {
  machine: signInMachine,
  input: { returnUrl: '/projects' },
  events: [
    { type: 'field.change', field: 'email', value: 'ada@orrery.example' },
    { type: 'field.change', field: 'password', value: 'Str0ng!pass' },
    { type: 'field.change', field: 'password', value: '' },
    { type: 'field.leave', field: 'password' },
    { type: 'submit' },
    { type: 'resend' },
  ],
  answers: {
    signIn: { done: [{ userId: 'u1' }], error: [unconfirmed, wrong] },
    stampLogin: { done: [undefined], error: [new Failure('down', 'network')] },
    resend: { done: [undefined], error: [new Failure('too soon', 'rateLimited')] },
  },
  key: ({ context }) => [context.values, context.failure?.kind],
  unreachable: {
    'sign-in.idle --always--> sign-in.error #0': 'only after a sign-up, in a journey of its own',
  },
}

function filled() {
  const bench = startBench(walk)
  bench.actor.send({ type: 'field.change', field: 'email', value: ' ada@orrery.example ' })
  bench.actor.send({ type: 'field.change', field: 'password', value: 'Str0ng!pass' })
  return bench
}

describe('sign-in', () => {
  itCoversEverything(walk)

  it('requires an e-mail, then a password, then a valid address (SIN-02)', () => {
    const { actor } = startBench(walk)
    const error = () => actor.getSnapshot().context.refused
    actor.send({ type: 'submit' })
    expect(error()).toEqual({ field: 'email', message: 'Email is required' })
    actor.send({ type: 'field.change', field: 'email', value: 'ada orrery' })
    expect(error()).toBeNull()
    actor.send({ type: 'submit' })
    expect(error()).toEqual({ field: 'password', message: 'Password is required' })
    actor.send({ type: 'field.change', field: 'password', value: 'x' })
    actor.send({ type: 'submit' })
    expect(error()).toEqual({ field: 'email', message: 'Please enter a valid email address' })
  })

  it('keeps the input after a failure, and clears the password after success', async () => {
    const { actor, resolve, reject } = filled()
    actor.send({ type: 'submit' })
    await reject('signIn', wrong)
    expect(actor.getSnapshot().context.values.password).toBe('Str0ng!pass')
    actor.send({ type: 'submit' })
    await resolve('signIn', { userId: 'u1' })
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('Str0ng!pass')
  })

  it('offers another mail only when the address is unconfirmed (SIN-06)', async () => {
    const { actor, reject } = filled()
    actor.send({ type: 'submit' })
    await reject('signIn', wrong)
    expect(actor.getSnapshot().can({ type: 'resend' })).toBe(false)
    actor.send({ type: 'submit' })
    await reject('signIn', new Failure('Error sending confirmation email'))
    expect(actor.getSnapshot().can({ type: 'resend' })).toBe(false)
    actor.send({ type: 'submit' })
    await reject('signIn', new Error('Please confirm your address'))
    expect(actor.getSnapshot().can({ type: 'resend' })).toBe(true)
  })
})

// As the documents have it (SIN-02 to SIN-06).
describe('sign-in, as users see it', () => {
  const journey = journeysOf(walk)
  const email = { type: 'field.change', field: 'email', value: ' ada@orrery.example ' } as const
  const password = { type: 'field.change', field: 'password', value: 'Str0ng!pass' } as const
  const network = 'Network connection error. Please check your internet connection and try again.'
  const submitted = (name: string) => journey(name).send(email, password, { type: 'submit' })
  const unconfirmedShown = (name: string) => submitted(name).fail('signIn', unconfirmed)

  journey('no request is sent while fields are missing')
    .send({ type: 'submit' })
    .expect({
      state: 'idle',
      context: {
        refused: { field: 'email', message: 'Email is required' },
        errors: [{ field: 'email' }, { field: 'password', message: 'Password is required' }],
      },
      asked: { signIn: [] },
    })

  journey('a field shows its error on blur, not while typing')
    .send({ type: 'field.change', field: 'email', value: 'ada' })
    .expect({ context: { errors: [] } })
    .send({ type: 'field.leave', field: 'email' })
    .expect({
      context: { errors: [{ field: 'email', message: 'Please enter a valid email address' }], refused: null },
    })
    .send(email)
    .expect({ context: { errors: [] } })

  submitted('a successful sign-in redirects to the return address after one second (SIN-03)')
    .expect({
      state: 'submitting',
      asked: { signIn: [{ email: 'ada@orrery.example', password: 'Str0ng!pass' }] },
    })
    .answer('signIn', { userId: 'u1' })
    .answer('stampLogin')
    .wait(999)
    .expect({ state: { success: 'stamped' }, did: { redirect: null } })
    .wait(1)
    .expect({ state: 'redirected', did: { redirect: { returnUrl: '/projects' } } })

  submitted('storing the time of the sign-in never delays the redirect (SIN-04)')
    .answer('signIn', { userId: 'u1' })
    .wait(1000)
    .expect({ state: 'redirected', did: { redirect: { returnUrl: '/projects' } }, takenBack: ['stampLogin'] })

  submitted('a wrong password is reported, keeps the input and offers no new link')
    .fail('signIn', wrong)
    .expect({
      state: { error: 'idle' },
      context: { failure: { message: wrong.message }, values: { password: 'Str0ng!pass' } },
      cannot: [{ type: 'resend' }],
    })

  submitted('a retry clears the message, and requires the fields again')
    .fail('signIn', wrong)
    .send({ type: 'submit' })
    .expect({ state: 'submitting', context: { failure: null } })
    .fail('signIn', wrong)
    .send({ type: 'field.change', field: 'password', value: '' }, { type: 'submit' })
    .expect({
      state: { error: 'idle' },
      context: { refused: { field: 'password', message: 'Password is required' }, failure: null },
    })

  submitted('no answer for 15 seconds is a network error, and the request is aborted')
    .wait(14_999)
    .expect({ state: 'submitting' })
    .wait(1)
    .expect({
      state: { error: 'idle' },
      context: { failure: { message: network } },
      takenBack: ['signIn'],
    })

  unconfirmedShown('a new link can be requested for an unconfirmed address')
    .expect({ context: { failure: { message: unconfirmed.message } }, can: [{ type: 'resend' }] })
    .send({ type: 'resend' })
    .expect({ state: { error: 'sending' }, asked: { resend: [{ email: 'ada@orrery.example' }] } })
    .answer('resend')
    .expect({ state: { error: 'sent' }, context: { resendError: null }, cannot: [{ type: 'resend' }] })

  unconfirmedShown('a refused new link shows the reason and can be requested again')
    .send({ type: 'resend' })
    .fail('resend', new Failure('too soon', 'rateLimited'))
    .expect({ state: { error: 'idle' }, context: { resendError: 'too soon' } })
    .send({ type: 'resend' })
    .answer('resend')
    .expect({ state: { error: 'sent' }, context: { resendError: null } })

  unconfirmedShown('a new link that times out counts as not sent')
    .send({ type: 'resend' })
    .wait(15_000)
    .expect({ state: { error: 'idle' }, context: { resendError: network }, takenBack: ['resend'] })

  unconfirmedShown('signing in while the new link is requested aborts the request')
    .send({ type: 'resend' }, { type: 'submit' })
    .expect({ state: 'submitting', context: { failure: null, resendError: null }, takenBack: ['resend'] })

  submitted('the form cannot be sent twice').expect({ cannot: [{ type: 'submit' }, email] })

  submitted('failing to store the time of the sign-in does not affect the success')
    .answer('signIn', { userId: 'u1' })
    .fail('stampLogin', new Failure('down', 'network'))
    .expect({ state: { success: 'stamped' }, context: { failure: null } })

  unconfirmedShown('the failure of the new link is cleared on the next attempt, successful or not')
    .send({ type: 'resend' })
    .fail('resend', new Failure('too soon', 'rateLimited'))
    .send({ type: 'submit' })
    .expect({ state: 'submitting', context: { resendError: null, failure: null } })
    .fail('signIn', unconfirmed)
    .send({ type: 'resend' })
    .fail('resend', new Failure('too soon', 'rateLimited'))
    .send({ type: 'field.change', field: 'email', value: '' }, { type: 'submit' })
    .expect({ context: { resendError: null, failure: null, refused: { message: 'Email is required' } } })

  const afterSignUp = (name: string) => journey(name, { returnUrl: '/', unconfirmed: 'ada@orrery.example' })

  afterSignUp('after a sign-up the form names the unconfirmed address, and offers a new link')
    .expect({
      state: { error: 'idle' },
      context: { unconfirmed: 'ada@orrery.example', failure: null, values: { email: 'ada@orrery.example' } },
    })
    .send({ type: 'field.change', field: 'email', value: 'grace@orrery.example' }, { type: 'resend' })
    .expect({ asked: { resend: [{ email: 'ada@orrery.example' }] } })

  afterSignUp('signing in works as usual once the address is confirmed')
    .send(password, { type: 'submit' })
    .expect({ state: 'submitting', context: { unconfirmed: null } })
    .answer('signIn', { userId: 'u1' })
    .expect({ state: { success: 'stamping' } })

  unconfirmedShown('the unconfirmed address is kept until another failure replaces it')
    .expect({ context: { unconfirmed: 'ada@orrery.example' } })
    .send({ type: 'submit' })
    .fail('signIn', wrong)
    .expect({ context: { unconfirmed: null, failure: { message: wrong.message } } })
})
