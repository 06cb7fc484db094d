import { Failure } from '@/shared/lib/failure'
import { authCallbackMachine } from '@machines/auth-callback'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const walk: Walk<typeof authCallbackMachine> = {
  machine: authCallbackMachine,
  input: { link: { kind: 'token', tokenHash: 'abc', type: 'signup' } },
  events: [{ type: 'continue' }],
  answers: {
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

describe('auth-callback', () => {
  itCoversEverything(walk)

  it('marks the profile and opens it after 2000 ms (CBK-01)', async () => {
    const { actor, actions, clock, resolve, started } = startBench(walk)
    await resolve('verifyLink', { outcome: 'session', userId: 'u1' })
    expect(started.markVerified).toEqual([{ userId: 'u1' }])
    await resolve('markVerified')
    expect(actor.getSnapshot().context.message).toBe(
      'Email verified successfully! Redirecting to your profile...',
    )
    clock.increment(1999)
    expect(actions.openNext).not.toHaveBeenCalled()
    clock.increment(1)
    expect(actions.openNext).toHaveBeenCalledOnce()
  })

  it('leads from a recovery mail to a new password, without marking anything', async () => {
    const link = { kind: 'token' as const, tokenHash: 'abc', type: 'recovery' }
    const { actor, actions, clock, resolve, started } = startBench({ ...walk, input: { link } })
    await resolve('verifyLink', { outcome: 'session', userId: 'u1' })
    expect(started.markVerified).toBeUndefined()
    expect(actor.getSnapshot().context.message).toBe('Your link is valid. Choose a new password now.')
    clock.increment(2000)
    expect(actions.openNext).toHaveBeenCalledOnce()
  })

  it('asks for the mail at the other address where both have to agree', async () => {
    const { actor, resolve } = startBench(walk)
    await resolve('verifyLink', { outcome: 'halfway' })
    expect(actor.getSnapshot().context.message).toMatch(/Open the mail at the other address/)
  })

  it('tells that the former address is back, and leads to a new password when that was read', async () => {
    const link = { kind: 'token' as const, tokenHash: 'abc', type: 'email_undo' }
    const { actor, actions, clock, resolve } = startBench({ ...walk, input: { link } })
    await resolve('verifyLink', { outcome: 'undone', email: 'ada@orrery.example' })
    expect(actor.getSnapshot().context.message).toBe(
      'Your account belongs to ada@orrery.example again, and every session was signed out.',
    )
    clock.increment(60_000)
    expect(actions.openRecovery).not.toHaveBeenCalled()
    actor.send({ type: 'continue' })
    expect(actions.openRecovery).toHaveBeenCalledOnce()
  })

  it('tells somebody verified and signed in that a spent link was not needed (CBK-02)', async () => {
    const { actor, actions, clock, resolve, started } = startBench(walk)
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

  it('goes to sign-in 3000 ms after an error (CBK-02)', async () => {
    const { actor, actions, clock, resolve } = startBench(walk)
    await resolve('verifyLink', { outcome: 'noSession' })
    expect(actor.getSnapshot().context.message).toBe('No session found. Please try signing in again.')
    clock.increment(2999)
    expect(actions.openSignIn).not.toHaveBeenCalled()
    clock.increment(1)
    expect(actions.openSignIn).toHaveBeenCalledOnce()
  })

  it.each([
    [new Failure('Email link is invalid or has expired'), /already used or has expired/],
    [new Error('The code verifier of this link is in another browser'), /opened in another browser/],
  ])('tells why and what to do: %s (CBK-02)', async (error, advice) => {
    const { actor, reject } = startBench(walk)
    await reject('verifyLink', error)
    expect(actor.getSnapshot().context.message).toBe('An error occurred during verification.')
    expect(actor.getSnapshot().context.advice).toMatch(advice)
  })

  it('does not wait for ever', () => {
    const { actor, clock } = startBench(walk)
    clock.increment(14_999)
    expect(actor.getSnapshot().matches('loading')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().matches('error')).toBe(true)
  })
})
