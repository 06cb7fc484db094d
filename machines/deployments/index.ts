export {
  type DeploymentsContext,
  type DeploymentsEvent,
  deploymentsMachine,
} from './deployments.machine'
