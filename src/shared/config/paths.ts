import { withReturnUrl } from '@/shared/lib/navigation'

/** Every address of the app, built in one place. */
export const paths = {
  home: '/',
  signIn: (returnUrl = '/') => withReturnUrl('/signin', returnUrl),
  signUp: (returnUrl = '/') => withReturnUrl('/signup', returnUrl),
  authCallback: '/auth/callback',
  profile: '/profile',
  settings: '/settings',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Wizard reading B, or A with `?wizard=a`; `link` is a query as the share links of entities/project make it. */
  createProject: '/create-project',
  createProjectWith: (link: string) => `/create-project${link}`,
  createProjectA: '/create-project?wizard=a',
  resumeDraft: (wizard: 'a' | 'b', draftId: string) =>
    `/create-project?wizard=${wizard}&draft=${encodeURIComponent(draftId)}`,
  /** The stack configurator of the home page, starting from a shared configuration. */
  configurator: (link = '') => `/${link}#configurator`,
  projects: '/projects',
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  mailbox: '/mailbox',
  authDiagnostic: '/auth-diagnostic',
  unauthorized: '/unauthorized',
} as const
