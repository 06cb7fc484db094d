export {
  type ServeModelActor,
  useServeModel,
} from './model/use-serve-model'
export { EndpointStatus } from './ui/EndpointStatus'
export { ServeModelDialog } from './ui/ServeModelDialog'
export { newAttempt } from './model/new-attempt'
