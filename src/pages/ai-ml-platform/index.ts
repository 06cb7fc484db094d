export { AiMlPlatformPage } from './ui/AiMlPlatformPage'
