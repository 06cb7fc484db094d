export { type RouteGuardActor, useRouteGuard, type WatchSession } from './model/use-route-guard'
export { RouteGuard, type RouteGuardProps } from './ui/RouteGuard'
