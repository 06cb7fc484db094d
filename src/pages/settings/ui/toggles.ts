/** SET-04 */
export const NOTIFICATIONS = [
  { name: 'email', label: 'Email notifications', hint: 'Finished projects and changes of your account' },
  { name: 'push', label: 'Push notifications', hint: 'In this browser, while Orrery is open' },
  { name: 'marketing', label: 'Marketing emails', hint: 'News about Orrery' },
] as const

/** SET-04 */
export const PRIVACY = [
  { name: 'profileVisible', label: 'Visible profile', hint: 'Team members can find you' },
  { name: 'showEmail', label: 'Show email address', hint: 'On your visible profile' },
  { name: 'showLastLogin', label: 'Show last sign-in', hint: 'On your visible profile' },
] as const

export const ASSISTANT = [
  { name: 'enabled', label: 'Assistant', hint: 'A button on every page that opens the chat' },
] as const
