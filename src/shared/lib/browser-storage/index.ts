export { browserStorage } from './browser'
export { useStored } from './use-stored'
