export { AiMlPlatformPage } from './ui/AiMlPlatformPage'
export { AiMlPlatformRoom } from './ui/AiMlPlatformRoom'
