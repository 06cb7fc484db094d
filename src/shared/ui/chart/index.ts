export { LineChart } from './LineChart'
