export { UnauthorizedPage } from './ui/UnauthorizedPage'
