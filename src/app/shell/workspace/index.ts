export { AppBar } from './AppBar'
export { AppFooter } from './AppFooter'
export { OfflineLine } from './OfflineLine'
export { Rail } from './Rail'
