import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SessionProvider, useSession } from '@/entities/profile'
import { fixedSession, SAMPLE_PROFILE } from '@/entities/profile/model'
import { storyAt, sideBySide } from '@/shared/lib/story'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { sessionMachine, sessionOf } from '@machines/session'
import type { SessionActor } from './session-actor'

const meta = { title: 'Patterns/Session' } satisfies Meta
export default meta

/** Shows the session that pages receive in each state. */
function Status() {
  const session = useSession()
  return <p>{session.status === 'signedIn' && session.fallback ? 'fallback' : session.status}</p>
}

function SessionAt({ actor }: { actor: SessionActor }) {
  const session = useSelector(actor, sessionOf, shallowEqual)
  return (
    <SessionProvider session={fixedSession(session)}>
      <Status />
    </SessionProvider>
  )
}

const at = storyAt(
  sessionMachine,
  { user: null, profile: null, error: null, offline: false, ended: false },
  (actor) => <SessionAt actor={actor} />,
)
const known = { profile: SAMPLE_PROFILE }
const shows = (text: string) => ({
  play: async ({ canvas }: Parameters<NonNullable<Meta['play']>>[0]) =>
    expect(canvas.getByText(text)).toBeVisible(),
})
export const UnknownAsking = at('unknown.asking', {}, shows('unknown'))

export const States = sideBySide(meta, {
  Loading: at('loading', {}, shows('loading')),
  LoadingProfile: at('signedIn.loadingProfile', {}, shows('loading')),
  Ready: at('signedIn.ready', known, shows('signedIn')),
  Fallback: at('signedIn.fallback', known, shows('fallback')),
  SigningOut: at('signingOut.alone', known, shows('signedOut')),
  SigningOutWhileAnotherSignsIn: at('signingOut.replaced', known, shows('signedOut')),
  UnknownRecalling: at('unknown.recalling', {}, shows('unknown')),
  UnknownWaiting: at('unknown.waiting', {}, shows('unknown')),
  UnknownOffline: at('unknown.waiting', { ...known, offline: true }, shows('fallback')),
  SignedOut: at('signedOut', {}, shows('signedOut')),
})
