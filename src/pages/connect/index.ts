export { ConnectPage } from './ui/ConnectPage'
