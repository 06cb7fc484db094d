export { HydrationBoundary } from './HydrationBoundary'
export { ReplayEarlyInput } from './ReplayEarlyInput'
export { useBrowserSnapshot } from './use-browser-snapshot'
export { useHydrating } from './use-hydrating'
