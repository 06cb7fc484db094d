export { useAcknowledgements } from './api/acknowledgements'
export { MonitoredStatus } from './ui/MonitoredStatus'
