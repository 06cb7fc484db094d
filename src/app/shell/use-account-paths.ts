import { useLocation } from 'react-router-dom'
import { paths } from '@/shared/config'
import { useHydrating } from '@/shared/lib/hydration'
import { safeReturnUrl } from '@/shared/lib/navigation'

/** After signing in, users do not return to these pages; the return address that these pages carry is kept. */
const PASSED_THROUGH = new Set<string>([
  paths.signIn(),
  paths.signUp(),
  paths.authCallback,
  paths.forgotPassword,
  paths.resetPassword,
  paths.unauthorized,
])

/** The addresses of Sign In and Get Started from this page: the forms, which return here afterwards. */
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
