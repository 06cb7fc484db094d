export { EndpointPage } from './ui/EndpointPage'
