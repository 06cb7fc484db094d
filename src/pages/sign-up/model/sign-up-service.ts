import type { SignUpValues } from '@/entities/profile/model'
import { getBackend, withSignal } from '@/shared/api'
import type { SignUpResult } from '@machines/sign-up'
import { Failure, toFailure } from '@/shared/lib/failure'

/**
 * Creates the account. Resolves with whether its address already counts as verified, and with the path of the
 * local mailbox where there is one. Rejects with a `Failure`.
 */
export async function signUp(values: SignUpValues, signal?: AbortSignal): Promise<SignUpResult> {
  try {
    const { client, mailboxPath } = await getBackend()
    const { data, error } = await withSignal(client.auth, signal).signUp({
      email: values.email,
      password: values.password,
      options: {
        data: { username: values.username, name: values.name.trim() },
        emailRedirectTo: `${window.location.origin}/auth/callback`,
      },
    })
    if (error) throw error
    if (!data.user) throw new Failure('An error occurred. Please try again.')
    return { alreadyVerified: Boolean(data.user.email_confirmed_at), mailboxPath }
  } catch (error) {
    throw toFailure(error)
  }
}
