export {
  type MonitoringContext,
  type MonitoringEvent,
  type MonitoringReading,
  monitoringMachine,
} from './monitoring.machine'
