export { ApiIntegrationPage } from './ui/ApiIntegrationPage'
