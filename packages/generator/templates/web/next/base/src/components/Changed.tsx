import { useSearchParams } from 'next/navigation'

/** Confirms a password change after the redirect from its page. */
export function Changed() {
  if (!useSearchParams().has('changed')) return null
  return <p role="status">Your password was changed. Sign in again.</p>
}
