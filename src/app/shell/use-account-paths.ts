import { useLocation } from 'react-router-dom'
import { paths } from '@/shared/config'
import { useHydrating } from '@/shared/lib/hydration'
import { safeReturnUrl } from '@/shared/lib/navigation'

/** Pages that nobody wants to come back to after signing in; where they were to lead stays. */
const PASSED_THROUGH = new Set<string>([
  paths.signIn(),
  paths.signUp(),
  paths.authCallback,
  paths.forgotPassword,
  paths.resetPassword,
  paths.unauthorized,
])

/** Where Sign In and Get Started lead from this page: to the forms, and back here afterwards. */
export function useAccountPaths(): { signIn: string; signUp: string } {
  const location = useLocation()
  const { pathname } = location
  const { search, hash } = useHydrating() ? BARE : location
  const returnUrl = PASSED_THROUGH.has(pathname)
    ? safeReturnUrl(new URLSearchParams(search).get('returnUrl'))
    : pathname + search + hash
  return { signIn: paths.signIn(returnUrl), signUp: paths.signUp(returnUrl) }
}

/** All that the build knows of an address besides its path. */
const BARE = { search: '', hash: '' }
