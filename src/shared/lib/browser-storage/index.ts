export { browserStorage } from './browser'
export { useAside, useStored } from './use-stored'
