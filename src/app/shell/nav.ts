import { paths } from '@/shared/config'

export interface NavLink {
  label: string
  to: string
}

/** NAV-02: the top bar's links. */
export function navLinks(signedIn: boolean): NavLink[] {
  return [{ label: 'Home', to: paths.home }, ...(signedIn ? [{ label: 'Projects', to: paths.projects }] : [])]
}

/** What the secondary bar calls each place. */
const PLACES: Record<string, string> = {
  '': 'Home',
  signin: 'Sign In',
  signup: 'Create an account',
  callback: 'Email verification',
  profile: 'Profile',
  settings: 'Settings',
  'forgot-password': 'Forgotten password',
  'reset-password': 'New password',
  'create-project': 'Create a project',
  projects: 'My Projects',
  'auth-diagnostic': 'Authentication Diagnostics',
  unauthorized: 'Access Denied',
}

/** The trail from home to here. A part that only names one thing, like a project's id, is left out. */
export function trail(pathname: string): NavLink[] {
  const parts = pathname.split('/').filter(Boolean)
  const crumbs = parts.flatMap((part, index) => {
    const label = PLACES[part]
    return label ? [{ label, to: `/${parts.slice(0, index + 1).join('/')}` }] : []
  })
  return [{ label: 'Home', to: paths.home }, ...crumbs]
}
