export {
  type ServiceHealth,
  type ServiceStatusContext,
  type ServiceStatusEvent,
  serviceStatusMachine,
} from './service-status.machine'
