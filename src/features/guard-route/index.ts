export {
  type RouteGuardActor,
  useContinueAsAdmin,
  useRouteGuard,
  useSignInPath,
} from './model/use-route-guard'
export { AuthenticationRequired, type AuthenticationRequiredProps } from './ui/AuthenticationRequired'
export { AuthenticationTimeout, type AuthenticationTimeoutProps } from './ui/AuthenticationTimeout'
export { RouteGuard, type RouteGuardProps } from './ui/RouteGuard'
