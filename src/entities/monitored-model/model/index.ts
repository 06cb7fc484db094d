export { type Acknowledgement, acknowledgements, isAcknowledged } from './acknowledgement'
export {
  type AlertGauge,
  type AlertLevel,
  alertSince,
  alertsOf,
  errorsFirst,
  type MonitoringAlert,
} from './alerts'
export { costByDay, lastDays, projectedMonth } from './cost'
export { filterMonitored, type MonitoringFilter } from './filter'
export {
  MONITORED_STATUSES,
  type MonitoredModel,
  type MonitoredStatus,
  monitoredModel,
  successRate,
} from './monitored-model'
export { randomOf } from './rhythm'
export { type MonitoredSeries, requestSeries, seriesOf } from './series'
export type { Gauges, MonitorSource } from './source'
export { type MonitoringSummary, summaryOf } from './summary'
export { TREND_WORDS, type Trend } from './trend'
export { RANGE_NAMES, RANGES, type Range, rangeOf, type TimeWindow, windowOf } from './window'
