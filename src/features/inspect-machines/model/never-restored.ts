/**
 * Machines that no link restores: they identify the user, or act on accounts, keys and stored data. A link could make them
 * do work that the user never asked for.
 */
export const NEVER_RESTORED = new Set([
  'session',
  'route-guard',
  'creation-check',
  'auth-callback',
  'auth-diagnostics',
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'change-password',
  'user-management',
  'account-status',
  'api-key',
  'connect',
  'new-token',
  'entry-change',
  'removal',
  'assistant',
  'settings',
  'team-member',
])
