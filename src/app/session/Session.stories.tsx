import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SessionProvider, useSession } from '@/entities/profile'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { storyAt, sideBySide } from '@/shared/lib/story'
import { sessionMachine } from '@machines/session'
import type { SessionActor } from './session-actor'
import { portOf } from './port-of'

const meta = { title: 'Patterns/Session' } satisfies Meta
export default meta

/** Shows the session that pages receive in each state. */
function Told() {
  const session = useSession()
  return <p>{session.status === 'signedIn' && session.fallback ? 'fallback' : session.status}</p>
}

function SessionAt({ actor }: { actor: SessionActor }) {
  const [session] = useState(() => portOf(actor))
  return (
    <SessionProvider session={session}>
      <Told />
    </SessionProvider>
  )
}

const at = storyAt(sessionMachine, { user: null, profile: null, error: null, offline: false }, (actor) => (
  <SessionAt actor={actor} />
))
const known = { profile: SAMPLE_PROFILE }
const tells = (text: string) => ({
  play: async ({ canvas }: Parameters<NonNullable<Meta['play']>>[0]) =>
    expect(canvas.getByText(text)).toBeVisible(),
})
export const UnknownAsking = at('unknown.asking', {}, tells('unknown'))

export const States = sideBySide(meta, {
  Loading: at('loading', {}, tells('loading')),
  LoadingProfile: at('signedIn.loadingProfile', {}, tells('loading')),
  Ready: at('signedIn.ready', known, tells('signedIn')),
  Fallback: at('signedIn.fallback', known, tells('fallback')),
  SigningOut: at('signingOut.alone', known, tells('signedOut')),
  SigningOutWhileAnotherSignsIn: at('signingOut.replaced', known, tells('signedOut')),
  UnknownRecalling: at('unknown.recalling', {}, tells('unknown')),
  UnknownWaiting: at('unknown.waiting', {}, tells('unknown')),
  UnknownOffline: at('unknown.waiting', { ...known, offline: true }, tells('fallback')),
  SignedOut: at('signedOut', {}, tells('signedOut')),
})
