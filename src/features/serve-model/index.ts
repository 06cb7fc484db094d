export {
  type ServeModelActor,
  useEndpointChange,
  useServeModel,
} from './model/use-serve-model'
export { EndpointChanges } from './ui/EndpointChanges'
export { EndpointStatus } from './ui/EndpointStatus'
export { ServeModelDialog } from './ui/ServeModelDialog'
export { newAttempt } from './model/new-attempt'
