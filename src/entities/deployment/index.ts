export { useDeployedModels } from './api/deployed-models'
export { DeployedModelStatus } from './ui/DeployedModelStatus'
