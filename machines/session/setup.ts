import { assertEvent, assign, setup, stateIn } from 'xstate'
import { type AuthUser, fallbackProfile } from '@/entities/profile/model'
import { toFailure } from '@/shared/lib/failure'
import { needs } from './needs'
import type { SessionContext, SessionEvent } from './types'

/** Types, effects, guards and delays of the machine. */
export const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: needs,
  actions: {
    setUser: assign(({ context }, { user }: { user: AuthUser | null }) => {
      const sameUser = user?.id === context.user?.id
      return { user, profile: sameUser ? context.profile : null, error: null, ended: false }
    }),
    setProfile: assign({
      profile: ({ event }) => {
        assertEvent(event, 'profile.changed')
        return event.profile
      },
      error: null,
    }),
    useFallbackProfile: assign({
      profile: ({ context }) => context.profile ?? (context.user ? fallbackProfile(context.user) : null),
    }),
    /** Of a session that a page could still show: a visitor's session does not end. */
    noteEnd: assign({ ended: true }),
    forget: assign({ user: null, profile: null, ended: false }),
    setOffline: assign({ offline: ({ event }) => event.type === 'connection.lost' }),
    setErrorOf: assign({ error: (_, params: { error: unknown }) => toFailure(params.error).message }),
    setError: assign({ error: (_, params: { message: string }) => params.message }),
    clearError: assign({ error: null }),
  },
  guards: {
    hasUser: (_, params: { user: AuthUser | null }) => params.user !== null,
    reportsUser: ({ event }) => event.type === 'auth.changed' && event.user !== null,
    /** The profile may arrive after another user has signed in. */
    isOwnProfile: ({ context, event }) =>
      event.type === 'profile.changed' && event.profile.id === context.user?.id,
    isOffline: ({ context }) => context.offline,
    lacksProfile: ({ context }) => context.profile === null,
    isReplaced: stateIn({ signingOut: 'replaced' }),
    isDesignatedAdmin: ({ context }) => context.user?.designatedAdmin === true,
  },
  delays: {
    /** SES-02 */
    SAFETY_TIMEOUT: 5000,
    /** SES-03 */
    SESSION_FETCH_TIMEOUT: 5000,
    /** SES-03 */
    PROFILE_FETCH_TIMEOUT: 5000,
    /** Ours: the pause between a failed look and the next look. */
    RETRY_DELAY: 5000,
    /** Ours: signing out never waits longer than this for the service. */
    SIGN_OUT_TIMEOUT: 5000,
  },
})
