export { Sparkline } from './Sparkline'
