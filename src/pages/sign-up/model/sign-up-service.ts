import type { SignUpValues, UnconfirmedSignUp } from '@/entities/profile/model'
import { getBackend, withSignal } from '@/shared/api'
import type { SignUpResult } from '@machines/sign-up'
import { Failure, toFailure } from '@/shared/lib/failure'

/**
 * Creates the account, after it withdrew the earlier sign-up that this one replaces. Resolves with the sign-up that waits
 * for its link, and with the path of the local mailbox where there is one. Rejects with a `Failure`.
 */
export async function signUp(
  { email, username, password, ...values }: SignUpValues,
  replaces: UnconfirmedSignUp | null,
  signal?: AbortSignal,
): Promise<SignUpResult> {
  try {
    const { client, mailboxPath } = await getBackend()
    if (replaces) await withdraw(replaces, signal)
    const name = values.name.trim()
    const claim = newClaim()
    const { data, error } = await withSignal(client.auth, signal).signUp({
      email,
      password,
      options: {
        data: { username, name, claim },
        emailRedirectTo: `${window.location.origin}/auth/callback`,
      },
    })
    if (error) throw error
    if (!data.user) throw new Failure('An error occurred. Please try again.')
    const unconfirmed = data.user.email_confirmed_at ? null : { name, username, email, claim }
    return { unconfirmed, mailboxPath }
  } catch (error) {
    throw toFailure(error)
  }
}

/** Does nothing for a sign-up whose address was confirmed since, or that was withdrawn before. */
async function withdraw({ email, claim }: UnconfirmedSignUp, signal?: AbortSignal): Promise<void> {
  const { client } = await getBackend()
  const query = client.rpc('withdraw_sign_up', { email, claim })
  const { error } = await (signal ? query.abortSignal(signal) : query)
  if (error) throw error
}

/** `randomUUID` needs a secure context; an installation without TLS has none. */
function newClaim(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
