export { useNavigationGuard, useNavigationKnown } from './context'
export { lazyPage, type LazyPage } from './lazy-page'
export type { NavigationHistory } from './guarded-history'
export { NavigationProvider, type NavigationProviderProps } from './NavigationProvider'
