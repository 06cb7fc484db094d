import { paths } from '@/shared/config'

/** What can be scanned: the open page, and the routes that have an address of their own. */
export const SCAN_TARGETS: readonly { path: string | null; label: string }[] = [
  { path: null, label: 'This page' },
  { path: paths.home, label: 'Home' },
  { path: paths.signIn(), label: 'Sign in' },
  { path: paths.signUp(), label: 'Sign up' },
  { path: paths.forgotPassword, label: 'Forgotten password' },
  { path: paths.createProject, label: 'Create a project' },
  { path: paths.createProjectA, label: 'Create a project from a template' },
  { path: paths.projects, label: 'My Projects' },
  { path: paths.profile, label: 'Profile' },
  { path: paths.settings, label: 'Settings' },
]

/** Widths of the window in which a route is opened, in px. */
export const SCAN_WIDTHS = [
  { width: 375, label: 'Phone, 375 px' },
  { width: 768, label: 'Tablet, 768 px' },
  { width: 1280, label: 'Desktop, 1280 px' },
] as const
