export { AppBar } from './AppBar'
export { AppFooter } from './AppFooter'
export { Rail } from './Rail'
