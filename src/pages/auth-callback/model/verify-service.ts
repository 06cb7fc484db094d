import type { EmailOtpType } from '@supabase/supabase-js'
import { updateProfile } from '@/entities/profile'
import { type Client, getBackend, refuseLate, withSignal } from '@/shared/api'
import { toFailure } from '@/shared/lib/failure'
import { type CallbackLink, isUndo, type SignedIn, type VerifyOutcome } from '@machines/auth-callback'

const OTP_TYPES = new Set(['signup', 'recovery', 'magiclink', 'email_change', 'email_undo'])

/** Reads the link from the query and the hash of /auth/callback. */
export function readCallbackLink(url: URL): CallbackLink {
  const hash = new URLSearchParams(url.hash.slice(1))
  const get = (name: string) => url.searchParams.get(name) ?? hash.get(name)
  const tokenHash = get('token_hash')
  const type = get('type') ?? 'signup'
  if (tokenHash && OTP_TYPES.has(type)) return { kind: 'token', tokenHash, type }
  const code = get('code')
  if (code) return { kind: 'code', code }
  const refusal = get('error_description') ?? get('error')
  if (refusal) return { kind: 'refused', description: refusal, code: get('error_code') }
  return { kind: 'none' }
}

/**
 * The user who is signed in in this browser; null without a session, or when it has ended. Rejects with a `Failure` while
 * the session cannot be renewed.
 */
export async function readSignedIn(): Promise<SignedIn | null> {
  try {
    const { client } = await getBackend()
    const { data, error } = await client.auth.getSession()
    // An ended session counts as none. After a network error the session may still be valid, so the error is thrown.
    if (error && toFailure(error).kind === 'network') throw error
    const user = data.session?.user
    return user ? { email: user.email ?? '', changesAddress: Boolean(user.new_email) } : null
  } catch (error) {
    throw toFailure(error)
  }
}

/**
 * Spends the link, or reads the session when there is nothing to spend. Rejects with a `Failure`. Once `signal` has aborted,
 * a late answer signs no user in.
 */
export async function verifyLink(link: CallbackLink, signal?: AbortSignal): Promise<VerifyOutcome> {
  try {
    const { client } = await getBackend()
    if (link.kind === 'refused') {
      const verified = link.code === 'otp_expired' ? await verifiedAddress(client) : null
      if (verified) return { outcome: 'alreadyVerified', email: verified }
      throw new Error(link.description)
    }
    if (link.kind === 'token') {
      const { data, error } = await withSignal(client.auth, signal).verifyOtp({
        token_hash: link.tokenHash,
        type: link.type as EmailOtpType,
      })
      refuseLate(data.session?.access_token, signal)
      if (error) {
        const verified = link.type === 'signup' ? await verifiedAddress(client) : null
        if (verified) return { outcome: 'alreadyVerified', email: verified }
        throw error
      }
      if (isUndo(link)) return { outcome: 'undone', email: data.user?.email ?? '' }
      if (data.user && data.session) return { outcome: 'session', userId: data.user.id }
      return { outcome: link.type === 'email_change' ? 'halfway' : 'noSession' }
    }
    // A `?code=` is exchanged by the client itself when it starts; a session is what is left of it.
    const { data, error } = await client.auth.getSession()
    if (error) throw error
    if (data.session) return { outcome: 'session', userId: data.session.user.id }
    if (link.kind === 'code') throw new Error('The code verifier of this link is in another browser')
    return { outcome: 'noSession' }
  } catch (error) {
    throw toFailure(error)
  }
}

/** The address of the signed-in user if it is verified, else null. */
async function verifiedAddress(client: Client): Promise<string | null> {
  const { data } = await client.auth.getSession()
  const user = data.session?.user
  return user?.email_confirmed_at ? (user.email ?? null) : null
}

/**
 * CBK-01, SIN-04: marks the user's own profile as verified and signed in at `now` (ms since 1970): the link was a sign-in,
 * too. Rejects with a `Failure`.
 */
export async function markVerified(userId: string, now: number, signal?: AbortSignal): Promise<void> {
  const changes = { is_verified: true, last_login: new Date(now).toISOString(), login_attempts: 0 } as const
  await updateProfile(userId, changes, signal)
}
