export {
  type DeployedModelContext,
  type DeployedModelInput,
  deployedModelMachine,
  type ModelMoved,
} from './deployed-model.machine'
