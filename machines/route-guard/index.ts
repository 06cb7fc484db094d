export {
  type GuardSession,
  type RouteGuardContext,
  type RouteGuardEvent,
  type RouteGuardInput,
  routeGuardMachine,
} from './route-guard.machine'
