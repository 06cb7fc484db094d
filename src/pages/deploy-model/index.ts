export { DeployModelPage } from './ui/DeployModelPage'
