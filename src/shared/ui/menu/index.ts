export { LateMenu } from './LateMenu'
export { MenuEnds } from './MenuEnds'
export { type LateMenuProps, useMenuOpening } from './use-menu-opening'
