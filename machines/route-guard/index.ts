export { type RouteGuardInput, routeGuardMachine } from './route-guard.machine'
