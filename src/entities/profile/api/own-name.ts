import { readStoredSession } from '@/shared/api'

/** The name that the user gave at sign-up; null where there is none, or another user is signed in. */
export function ownName(userId: string): string | null {
  const user = readStoredSession()?.user
  if (user?.id !== userId) return null
  const { name } = user.user_metadata as { name?: unknown }
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null
}
