export { RegisteredModelPage } from './ui/RegisteredModelPage'
