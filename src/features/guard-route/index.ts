export { useRouteGuard } from './model/use-route-guard'
export { RouteGuard } from './ui/RouteGuard'
