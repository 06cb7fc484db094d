export {
  type ServeModelActor,
  useServeModel,
} from './model/use-serve-model'
export {
  type RegisteredModelsActor,
  registeredModelsMachine,
  useRegisteredModels,
} from './model/use-registered-models'
export { RegisteredMenu, type RegisteredVersion } from './ui/RegisteredMenu'
export { EndpointStatus } from './ui/EndpointStatus'
export { ServeModelDialog } from './ui/ServeModelDialog'
export { newAttempt } from './model/new-attempt'
