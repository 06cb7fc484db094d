import { Failure } from '@/shared/lib/failure'
import { authCallbackMachine, type CallbackLink } from '@machines/auth-callback'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof authCallbackMachine> = {
  machine: authCallbackMachine,
  input: { link: { kind: 'token', tokenHash: 'a-hash-of-a-token', type: 'signup' } },
  events: [{ type: 'continue' }, { type: 'stay' }],
  answers: {
    readSignedIn: {
      done: [null, { email: 'ada@orrery.example', changesAddress: true }],
      error: [new Failure('down', 'network')],
    },
    verifyLink: {
      done: [
        { outcome: 'session', userId: 'u1' },
        { outcome: 'noSession' },
        { outcome: 'halfway' },
        { outcome: 'undone', email: 'ada@orrery.example' },
        { outcome: 'alreadyVerified', email: 'ada@orrery.example' },
      ],
      error: [new Failure('Email link is invalid or has expired')],
    },
    markVerified: { done: [undefined], error: [new Failure('down', 'network')] },
  },
  unreachable: {
    'auth-callback.loading.verifying --xstate.done.actor.verifyLink--> auth-callback.success #0':
      'needs the link of a recovery mail, which has a test of its own below',
  },
}

/** The link is opened in a browser without a session. */
async function startBenchOfNobody(link?: CallbackLink) {
  const bench = startBench(link ? { ...walk, input: { link } } : walk)
  await bench.resolve('readSignedIn', null)
  return bench
}

describe('auth-callback', () => {
  itCoversEverything(walk)

  it('tells a verified, signed-in user that the spent link was not needed (CBK-02)', async () => {
    const { actor, actions, clock, resolve, started } = await startBenchOfNobody()
    await resolve('verifyLink', { outcome: 'alreadyVerified', email: 'ada@orrery.example' })
    expect(started.markVerified).toBeUndefined()
    expect(actor.getSnapshot().context).toMatchObject({
      failed: false,
      message: 'Your email address is already verified. Redirecting to your profile...',
    })
    expect(actor.getSnapshot().context.advice).toContain('ada@orrery.example')
    clock.increment(1999)
    expect(actions.openNext).not.toHaveBeenCalled()
    clock.increment(1)
    expect(actions.openNext).toHaveBeenCalledOnce()
  })

  it.each([
    [new Failure('Email link is invalid or has expired'), /already used or has expired/],
    [new Error('The code verifier of this link is in another browser'), /opened in a different browser/],
  ])('shows the reason and the next step: %s (CBK-02)', async (error, advice) => {
    const { actor, reject } = await startBenchOfNobody()
    await reject('verifyLink', error)
    expect(actor.getSnapshot().context.message).toBe('An error occurred during verification.')
    expect(actor.getSnapshot().context.advice).toMatch(advice)
  })
})

// As the documents have it (CBK-01, CBK-02).
describe('auth-callback, as users see it', () => {
  const opens = journeysOf(walk)
  const journey: typeof opens = (name, input) => opens(name, input).answer('readSignedIn', null)
  const session = { outcome: 'session', userId: 'u1' } as const
  const failed = { failed: true, message: 'An error occurred during verification.' }

  journey('a valid link marks the address as verified and redirects after two seconds')
    .answer('verifyLink', session)
    .expect({ asked: { markVerified: [{ userId: 'u1' }] } })
    .answer('markVerified')
    .expect({
      state: 'success',
      context: {
        failed: false,
        message: 'Email verified successfully! Redirecting to your profile...',
        advice: null,
      },
    })
    .wait(1999)
    .expect({ did: { openNext: null } })
    .wait(1)
    .expect({ state: 'left', did: { openNext: undefined, openSignIn: null } })

  journey('a link that starts no session is reported, and /signin follows after three seconds')
    .answer('verifyLink', { outcome: 'noSession' })
    .expect({
      context: { failed: true, message: 'No session found. Please try signing in again.', advice: null },
    })
    .wait(2999)
    .expect({ did: { openSignIn: null } })
    .wait(1)
    .expect({ state: 'left', did: { openSignIn: undefined, openNext: null } })

  journey('a used link is an error with advice on what to do')
    .fail('verifyLink', new Failure('Email link is invalid or has expired'))
    .expect({
      state: 'error',
      context: { ...failed, advice: expect.stringContaining('already used or has expired') },
    })

  journey('a link from another browser is reported as such')
    .fail('verifyLink', new Failure('code verifier is missing'))
    .expect({ context: { advice: expect.stringContaining('a different browser') } })

  journey('an address that cannot be marked as verified is an error')
    .answer('verifyLink', session)
    .fail('markVerified', new Failure('down', 'network'))
    .expect({ state: 'error', context: failed })

  journey('a verification that hangs is an error, and its request is aborted')
    .wait(15_000)
    .expect({ state: 'error', context: failed, takenBack: ['verifyLink'] })

  journey('a hanging request to mark the address is an error, too')
    .answer('verifyLink', session)
    .wait(15_000)
    .expect({ state: 'error', context: failed, takenBack: ['markVerified'] })

  journey('the redirect can be skipped')
    .answer('verifyLink', { outcome: 'noSession' })
    .send({ type: 'continue' })
    .expect({ state: 'left' })

  journey('the link of a password reset leads to the new password', {
    link: { kind: 'token', tokenHash: 'a-hash-of-a-token', type: 'recovery' },
  })
    .answer('verifyLink', session)
    .expect({
      state: 'success',
      context: { message: 'Your link is valid. Choose a new password now.' },
      asked: { markVerified: [] },
    })

  const goOn = { type: 'continue' } as const

  journey('the redirect can be skipped after a success')
    .answer('verifyLink', session)
    .answer('markVerified')
    .send(goOn)
    .expect({ state: 'left', did: { openNext: undefined, openSignIn: null } })

  journey('the redirect to /signin can be skipped after an error')
    .fail('verifyLink', new Failure('down', 'network'))
    .expect({ state: 'error' })
    .send(goOn)
    .expect({ state: 'left', did: { openSignIn: undefined, openNext: null } })

  journey('the first of two confirmed addresses waits for the other, and the message stays until dismissed')
    .answer('verifyLink', { outcome: 'halfway' })
    .wait(60_000)
    .expect({
      state: 'halfway',
      context: { failed: false, message: expect.stringContaining('your other address') },
      asked: { markVerified: [] },
    })
    .send(goOn)
    .expect({ state: 'left', did: { openNext: undefined } })

  journey('restoring a former address leads to a new password')
    .answer('verifyLink', { outcome: 'undone', email: 'ada@orrery.example' })
    .wait(60_000)
    .expect({
      state: 'undone',
      context: { failed: false, message: expect.stringContaining('ada@orrery.example') },
    })
    .send(goOn)
    .expect({ state: 'left', did: { openRecovery: undefined, openNext: null, openSignIn: null } })

  const spent = (name: string) =>
    journey(name).answer('verifyLink', { outcome: 'alreadyVerified', email: 'ada@orrery.example' })

  spent('a spent link of a verified user is no error, and redirects after two seconds')
    .expect({ state: 'alreadyVerified', context: { failed: false } })
    .wait(1999)
    .expect({ did: { openNext: null } })
    .wait(1)
    .expect({ state: 'left', did: { openNext: undefined, openSignIn: null } })

  spent('the redirect after a spent link can be skipped')
    .send(goOn)
    .expect({ state: 'left', did: { openNext: undefined } })

  journey('a link that is unknown to the service counts as used')
    .fail('verifyLink', new Failure('One-time token not found'))
    .expect({
      state: 'error',
      context: { ...failed, advice: expect.stringContaining('already used or has expired') },
    })

  journey('the link of a sign-up marks the address as verified, whatever its type', {
    link: { kind: 'token', tokenHash: 'a-hash-of-a-token', type: 'email' },
  })
    .answer('verifyLink', session)
    .expect({ asked: { markVerified: [{ userId: 'u1' }] } })
    .answer('markVerified')
    .expect({ context: { message: 'Email verified successfully! Redirecting to your profile...' } })

  const ada = { email: 'ada@orrery.example', changesAddress: false }
  const linkOf = (type: string) => ({
    link: { kind: 'token' as const, tokenHash: 'a-hash-of-a-token', type },
  })

  for (const type of ['signup', 'magiclink', 'recovery', 'email_change', 'email'])
    opens(
      `a signed-in user is asked before a link is spent that may belong to another account: ${type}`,
      linkOf(type),
    )
      .answer('readSignedIn', ada)
      .wait(60_000)
      .expect({
        state: 'asking',
        context: { signedInAs: 'ada@orrery.example', failed: false, message: null },
        asked: { verifyLink: [] },
      })

  const asked = (name: string) => opens(name, linkOf('magiclink')).answer('readSignedIn', ada)

  asked('a user who stays signed in is redirected to the profile, and the link is not spent')
    .send({ type: 'stay' })
    .expect({
      state: 'left',
      asked: { verifyLink: [] },
      did: { openProfile: undefined, openNext: null, openSignIn: null },
    })

  asked('a user who continues is signed in by the link')
    .send(goOn)
    .expect({ state: { loading: 'verifying' }, asked: { verifyLink: [linkOf('magiclink')] } })
    .answer('verifyLink', session)
    .answer('markVerified')
    .expect({ state: 'success' })

  asked('a user who continues gets the full timeout, however long the question was open')
    .wait(60_000)
    .send(goOn)
    .wait(14_999)
    .expect({ state: { loading: 'verifying' } })
    .wait(1)
    .expect({ state: 'error', takenBack: ['verifyLink'] })

  opens('the link of an expected change of address asks no question', linkOf('email_change'))
    .answer('readSignedIn', { ...ada, changesAddress: true })
    .expect({ state: { loading: 'verifying' }, context: { signedInAs: null } })

  opens('an expected change of address does not skip the question for other links', linkOf('recovery'))
    .answer('readSignedIn', { ...ada, changesAddress: true })
    .expect({ state: 'asking' })

  opens('the link of a former address starts no session and asks no question', linkOf('email_undo'))
    .answer('readSignedIn', ada)
    .expect({ state: { loading: 'verifying' } })

  for (const link of [
    { kind: 'none' as const },
    { kind: 'code' as const, code: 'a-code-of-a-link' },
    { kind: 'refused' as const, description: 'Email link is invalid', code: 'otp_expired' },
  ])
    opens(`a URL without a token asks no question: ${link.kind}`, { link })
      .answer('readSignedIn', ada)
      .expect({ state: { loading: 'verifying' }, asked: { verifyLink: [{ link }] } })

  opens('the link is not spent when the session cannot be determined')
    .fail('readSignedIn', new Failure('down', 'network'))
    .expect({ state: 'error', context: failed, asked: { verifyLink: [] } })

  opens('a question that is never answered is an error')
    .wait(15_000)
    .expect({ state: 'error', context: failed, takenBack: ['readSignedIn'] })
})
