import type { ControlFacts } from '../model/facts'

const GROUPS =
  '[role=tablist], [role=menu], [role=menubar], [role=listbox], [role=radiogroup], [role=toolbar]'

export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'

/** How the keyboard gets to a control: by Tab, by the arrow keys of its group, or not at all. */
export function keyboardOf(element: Element): ControlFacts['keyboard'] {
  if (element.matches(':disabled') || element.closest('[inert]')) return 'none'
  if ((element as HTMLElement).tabIndex >= 0) return 'tab'
  const group = element.closest(GROUPS)
  if (!group) return 'none'
  const stops = [group, ...group.querySelectorAll('*')]
  return stops.some((one) => (one as HTMLElement).tabIndex >= 0) ? 'group' : 'none'
}
