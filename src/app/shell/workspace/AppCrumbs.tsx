import { useLocation } from 'react-router-dom'
import { AI_ML_TABS, aiMlTabOf, paths } from '@/shared/config'
import { useHydrating } from '@/shared/lib/hydration'
import { type Crumb, useNamedCrumbs } from '@/shared/ui/crumbs'
import { Crumbs } from '../Crumbs'
import { trail } from '../nav'

/** Where the page is within the app: its rail is the home of every trail. */
export function AppCrumbs() {
  const { pathname, search } = useLocation()
  const named = useNamedCrumbs()
  const known: readonly Crumb[] = named ?? trail(pathname).slice(1)
  // The build knows no query, and so no tab.
  const hydrating = useHydrating()
  if (hydrating || pathname !== paths.aiMlPlatform) return <Crumbs brief crumbs={known} />
  const open = aiMlTabOf(new URLSearchParams(search).get('tab'))
  return <Crumbs brief crumbs={[...known, ...AI_ML_TABS.filter(({ id }) => id === open)]} />
}
