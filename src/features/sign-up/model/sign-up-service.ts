import type { SignUpValues } from '@/entities/profile/model'
import { getBackend } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'

/** Creates the account. Resolves with whether its address already counts as verified. Rejects with a `Failure`. */
export async function signUp(values: SignUpValues): Promise<{ alreadyVerified: boolean }> {
  try {
    const { client } = await getBackend()
    const { data, error } = await client.auth.signUp({
      email: values.email,
      password: values.password,
      options: {
        data: { username: values.username, name: values.name.trim() },
        emailRedirectTo: `${window.location.origin}/auth/callback`,
      },
    })
    if (error) throw error
    if (!data.user) throw new Failure('An error occurred. Please try again.')
    return { alreadyVerified: Boolean(data.user.email_confirmed_at) }
  } catch (error) {
    throw toFailure(error)
  }
}
