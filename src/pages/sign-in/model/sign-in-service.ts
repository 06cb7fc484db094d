import type { SignInValues } from '@/entities/profile/model'
import { abortable, endSession, getBackend, readStoredSession } from '@/shared/api'
import { toFailure } from '@/shared/lib/failure'

/**
 * Signs in with a password. Rejects with a `Failure`. Once `signal` has aborted nobody is signed in by it: what the
 * service answers all the same is signed out again.
 */
export async function signIn(
  { email, password }: SignInValues,
  signal?: AbortSignal,
): Promise<{ userId: string }> {
  try {
    const { client } = await getBackend()
    const { data, error } = await abortable('/token?grant_type=password', signal, () =>
      client.auth.signInWithPassword({ email, password }),
    )
    if (error) throw error
    if (signal?.aborted) {
      if (readStoredSession()?.accessToken === data.session.access_token) endSession()
      throw signal.reason
    }
    return { userId: data.user.id }
  } catch (error) {
    throw toFailure(error)
  }
}

/** SIN-06: sends the verification e-mail again. Rejects with a `Failure`. */
export async function resendVerification(email: string, signal?: AbortSignal): Promise<void> {
  try {
    const { client } = await getBackend()
    const { error } = await abortable('/resend', signal, () =>
      client.auth.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: `${window.location.origin}/auth/callback` },
      }),
    )
    if (error) throw error
  } catch (error) {
    throw toFailure(error)
  }
}
