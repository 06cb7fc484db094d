export { uniqueNames } from './model/metric-chart'
export { metricSeriesMachine } from './model/use-series'
export { MetricCharts } from './ui/MetricCharts'
