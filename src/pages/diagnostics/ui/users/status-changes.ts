import type { StatusChange } from '@machines/account-status'

/** ADM-05, in the documented words. */
export const STATUS_CHANGES: readonly { change: StatusChange; label: string }[] = [
  { change: 'deactivate', label: 'Deactivate' },
  { change: 'activate', label: 'Activate' },
  { change: 'unlock', label: 'Unlock' },
  { change: 'lock', label: 'Lock' },
]
