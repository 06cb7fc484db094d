import type { SignInValues } from '@/entities/profile/model'
import { getBackend } from '@/shared/api'
import { toFailure } from '@/shared/lib/failure'

/** Signs in with a password. Rejects with a `Failure`. */
export async function signIn({ email, password }: SignInValues): Promise<{ userId: string }> {
  try {
    const { client } = await getBackend()
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    if (error) throw error
    return { userId: data.user.id }
  } catch (error) {
    throw toFailure(error)
  }
}

/** SIN-06: sends the verification e-mail again. Rejects with a `Failure`. */
export async function resendVerification(email: string): Promise<void> {
  try {
    const { client } = await getBackend()
    const { error } = await client.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${window.location.origin}/auth/callback` },
    })
    if (error) throw error
  } catch (error) {
    throw toFailure(error)
  }
}
