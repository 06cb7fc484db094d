export { type ServiceStatusActor, serviceStatusMachine, useServiceStatus } from './model/use-service-status'
export { ServiceStatus } from './ui/ServiceStatus'
