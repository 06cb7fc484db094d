export { deployModelMachine } from './deploy-model.machine'
export type { DeployModelContext, DeployModelEvent, DeployModelInput } from './setup'
