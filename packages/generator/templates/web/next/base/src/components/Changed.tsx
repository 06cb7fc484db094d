import { useSearchParams } from 'next/navigation'

/** Tells people who come from the page for a new password that it counts. */
export function Changed() {
  if (!useSearchParams().has('changed')) return null
  return <p role="status">Your password is changed. Sign in with it.</p>
}
