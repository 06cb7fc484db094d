export { useNavigationGuard, useNavigationKnown } from './context'
export { lazyPage, type LazyPage } from './lazy-page'
export type { NavigationHistory } from './guarded-history'
export { NavigationRouter, type NavigationRouterProps } from './NavigationRouter'
