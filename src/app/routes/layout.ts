import { useMatches } from 'react-router-dom'
import { useSessionStatus } from '@/entities/profile'
import type { Layout } from '../shell/layout'

/** `handle` of a route that is part of signed-in work. */
export const inApp = { layout: 'app' }

/** Work has the rail as soon as somebody may be signed in; who is not sees the bars of the public site. */
export function useLayout(): Layout {
  const status = useSessionStatus()
  const work = useMatches().some(({ handle }) => handle === inApp)
  return work && (status === 'loading' || status === 'signedIn') ? 'app' : 'public'
}
