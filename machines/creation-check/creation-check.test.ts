import { type Profile, SAMPLE_PROFILE } from '@/entities/profile/model'
import { creationCheckMachine } from '@machines/creation-check'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const unverified = { ...SAMPLE_PROFILE, isVerified: false }
const incomplete = { ...SAMPLE_PROFILE, profileCompleted: false }
const locked = { ...SAMPLE_PROFILE, status: 'locked' as const }
const known = (profile: Profile | null) => ({ type: 'account.known' as const, profile })

const walk: Walk<typeof creationCheckMachine> = {
  machine: creationCheckMachine,
  callbacks: ['watchAccount'],
  events: [
    known(null),
    known(unverified),
    known(incomplete),
    known(locked),
    known(SAMPLE_PROFILE),
    { type: 'account.unknown' },
  ],
  unreachable: {
    'creation-check --xstate.error.actor.watchAccount--> creation-check.timedOut #0':
      'the listener cannot fail after it started',
  },
}

describe('creation-check', () => {
  itCoversEverything(walk)

  it.each([
    [null, 'openSignIn', 'Please sign in to create a project.'],
    [
      { ...unverified, profileCompleted: false, status: 'locked' as const },
      'openProfile',
      'Please verify your email address before creating projects.',
    ],
    [
      { ...incomplete, status: 'locked' as const },
      'openProfile',
      'Please complete your profile before creating projects.',
    ],
  ])('%# redirects with its message, in the documented order (CRT-01)', (profile, action, message) => {
    const { actor, actions } = startBench(walk)
    actor.send(known(profile))
    expect(actions[action]).toHaveBeenCalledExactlyOnceWith({ message })
  })

  it('refuses an account that is not active, and recovers with it (CRT-01)', () => {
    const { actor } = startBench(walk)
    actor.send(known(locked))
    expect(actor.getSnapshot().context.message).toBe('Account is locked. Please contact support.')
    actor.send(known({ ...SAMPLE_PROFILE, status: 'inactive' }))
    expect(actor.getSnapshot().context.message).toBe('Account is inactive. Please contact support.')
    actor.send(known(SAMPLE_PROFILE))
    expect(actor.getSnapshot().matches('granted')).toBe(true)
  })

  it('keeps the wizard behind the question to sign in, and shows it again (CRT-02, GRD-03)', () => {
    const { actor, actions } = startBench(walk)
    actor.send(known(SAMPLE_PROFILE))
    actor.send(known(locked))
    expect(actor.getSnapshot().value).toBe('granted')
    actor.send(known(null))
    expect(actor.getSnapshot().value).toBe('authenticationRequired')
    expect(actions.openSignIn).not.toHaveBeenCalled()
    actor.send(known(SAMPLE_PROFILE))
    expect(actor.getSnapshot().value).toBe('granted')
  })

  it('waits for an answer that is late (GRD-02)', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'account.unknown' })
    expect(actor.getSnapshot().value).toBe('timedOut')
    actor.send(known(SAMPLE_PROFILE))
    expect(actor.getSnapshot().value).toBe('granted')
  })
})
