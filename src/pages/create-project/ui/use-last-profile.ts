import { useState } from 'react'
import { useSessionProfile } from '@/entities/profile'
import type { Profile } from '@/entities/profile/model'

/** Whoever is signed in, or was until now: what they typed stays theirs. Null when nobody was. */
export function useLastProfile(): Profile | null {
  const profile = useSessionProfile()
  const [last, setLast] = useState(profile)
  if (profile && profile !== last) setLast(profile)
  return profile ?? last
}
