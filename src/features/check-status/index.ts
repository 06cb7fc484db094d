export { type ServiceStatusActor, useServiceStatus } from './model/use-service-status'
export { ServiceStatus } from './ui/ServiceStatus'
