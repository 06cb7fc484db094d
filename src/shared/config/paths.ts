import { withReturnUrl } from '@/shared/lib/navigation'

/** Every address of the app, built in one place. */
export const paths = {
  home: '/',
  signIn: (returnUrl = '/') => withReturnUrl('/signin', returnUrl),
  signUp: (returnUrl = '/') => withReturnUrl('/signup', returnUrl),
  authCallback: '/auth/callback',
  profile: '/profile',
  createProject: '/create-project',
  projects: '/projects',
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  mailbox: '/mailbox',
} as const
