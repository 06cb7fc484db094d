import type { SignInValues } from '@/entities/profile/model'
import { getBackend, refuseLate, withSignal } from '@/shared/api'
import { toFailure } from '@/shared/lib/failure'

/**
 * Signs in with a password. Rejects with a `Failure`. If the service answers after `signal` has aborted, the new session
 * is ended again.
 */
export async function signIn(
  { email, password }: SignInValues,
  signal?: AbortSignal,
): Promise<{ userId: string }> {
  try {
    const { client } = await getBackend()
    const { data, error } = await withSignal(client.auth, signal).signInWithPassword({ email, password })
    if (error) throw error
    refuseLate(data.session.access_token, signal)
    return { userId: data.user.id }
  } catch (error) {
    throw toFailure(error)
  }
}

/** SIN-06: sends the verification e-mail again. Rejects with a `Failure`. */
export async function resendVerification(email: string, signal?: AbortSignal): Promise<void> {
  try {
    const { client } = await getBackend()
    const { error } = await withSignal(client.auth, signal).resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${window.location.origin}/auth/callback` },
    })
    if (error) throw error
  } catch (error) {
    throw toFailure(error)
  }
}
