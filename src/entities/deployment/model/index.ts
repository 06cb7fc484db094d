export { type DeployableModel, sampleDeployableModels } from './deployable'
export {
  DEPLOYED_MODEL_STATUSES,
  type DeployedModel,
  type DeployedModelStatus,
  type DeploymentRun,
  deployedModels,
  STATUS_LABELS,
} from './deployed-model'
export {
  deployDialogSchema,
  DEPLOYMENT_DESCRIPTION_LIMIT,
  type DeployDialogValues,
  EMPTY_DEPLOY_DIALOG,
  orderOfDialog,
} from './dialog'
export { endpointOf } from './endpoint'
export { ENVIRONMENTS, type EnvironmentId, environmentName } from './environments'
export { exampleRequest, REQUEST_LANGUAGES, type RequestLanguage } from './example-request'
export { type DeployedModelFilter, filterDeployedModels } from './filter'
export {
  CPU_OPTIONS,
  cpuText,
  FRAMEWORK_LABELS,
  FRAMEWORKS,
  type Framework,
  GPU_LABELS,
  GPU_OPTIONS,
  MEMORY_OPTIONS,
  MODEL_FILE_ENDINGS,
  MODEL_TYPE_LABELS,
  MODEL_TYPES,
  type ModelScaling,
  type ModelType,
  resourcesText,
  SCALING_BOUNDS,
  scalingText,
} from './options'
export {
  DEFAULT_SIZING,
  type DeploymentOrder,
  nameTaken,
  type NewDeployment,
  newDeployment,
  scalingSchema,
  type SizingValues,
  scalingOf,
  scalingValues,
  timeLeft,
} from './order'
export { type Recommendation, recommendations } from './recommendations'
export { sampleDeployedModels } from './samples'
export { online, START_TIME, starting, stopped } from './transitions'
export {
  deployChoiceSchema,
  DEPLOY_STAGE_PAUSE,
  DEPLOY_STAGES,
  type DeployWizardSubject,
  type DeployWizardValues,
  EMPTY_DEPLOY_WIZARD,
  missingChoice,
  orderOfWizard,
} from './wizard'
