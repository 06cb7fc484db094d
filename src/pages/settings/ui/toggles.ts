/** SET-04 */
export const NOTIFICATIONS = [
  { name: 'email', label: 'Email notifications', hint: 'Completed projects and changes to your account' },
  { name: 'push', label: 'Push notifications', hint: 'In this browser, while Orrery is open' },
  { name: 'marketing', label: 'Marketing emails', hint: 'News about Orrery' },
] as const

/** SET-04 */
export const PRIVACY = [
  { name: 'profileVisible', label: 'Visible profile', hint: 'Team members can find you' },
  { name: 'showEmail', label: 'Show email address', hint: 'On your profile' },
  { name: 'showLastLogin', label: 'Show last sign-in', hint: 'On your profile' },
] as const

export const ASSISTANT = [
  { name: 'enabled', label: 'Assistant', hint: 'Show the assistant button on every page' },
] as const
