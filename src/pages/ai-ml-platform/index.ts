export { AiMlPlatformPage } from './ui/AiMlPlatformPage'
export { AiMlPlatformSkeleton } from './ui/AiMlPlatformSkeleton'
