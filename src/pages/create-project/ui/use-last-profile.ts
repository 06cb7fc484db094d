import { useState } from 'react'
import { useSessionProfile } from '@/entities/profile'
import type { Profile } from '@/entities/profile/model'

/**
 * The profile of the signed-in user, or of the last user while signed out, so that their typed values stay. Null before the
 * first sign-in.
 */
export function useLastProfile(): Profile | null {
  const profile = useSessionProfile()
  const [last, setLast] = useState(profile)
  if (profile && profile !== last) setLast(profile)
  return profile ?? last
}
