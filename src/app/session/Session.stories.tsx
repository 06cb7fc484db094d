import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SessionProvider, useSession } from '@/entities/profile'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { storyAt } from '@/shared/lib/story'
import { sessionMachine } from '@machines/session'
import type { SessionActor } from './session-actor'
import { portOf } from './port-of'

const meta = { title: 'Patterns/Session' } satisfies Meta
export default meta

/** What pages are told in each state. */
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

export const Loading = at('loading', {}, tells('loading'))
export const LoadingProfile = at('signedIn.loadingProfile', {}, tells('loading'))
export const Ready = at('signedIn.ready', known, tells('signedIn'))
export const Fallback = at('signedIn.fallback', known, tells('fallback'))
export const SigningOut = at('signingOut.alone', known, tells('signedOut'))
export const SigningOutWhileAnotherSignsIn = at('signingOut.replaced', known, tells('signedOut'))
export const UnknownRecalling = at('unknown.recalling', {}, tells('unknown'))
export const UnknownAsking = at('unknown.asking', {}, tells('unknown'))
export const UnknownWaiting = at('unknown.waiting', {}, tells('unknown'))
export const UnknownOffline = at('unknown.waiting', { ...known, offline: true }, tells('fallback'))
export const SignedOut = at('signedOut', {}, tells('signedOut'))
