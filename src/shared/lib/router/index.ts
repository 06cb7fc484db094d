export { useNavigationGuard, useNavigationKnown, usePageLeft } from './context'
export type { NavigationHistory } from './guarded-history'
export { NavigationProvider, type NavigationProviderProps } from './NavigationProvider'
export { browserHistory, memoryHistory, OutsideRouter } from './unstable'
