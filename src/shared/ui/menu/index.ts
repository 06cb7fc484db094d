export { MenuEnds } from './MenuEnds'
export { closesByTab, type LateMenuProps, staysOpen, useMenuOpening } from './use-menu-opening'
