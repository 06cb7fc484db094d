/**
 * Machines that no link restores: they tell who somebody is, or act on accounts, keys and what is kept. What a link
 * could make them do, somebody would not have asked for.
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
  'key-change',
  'removal',
  'assistant',
  'settings',
  'team-member',
])
