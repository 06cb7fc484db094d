export { StateChart, type StateChartProps } from './StateChart'
