export { StatusPage } from './ui/StatusPage'
