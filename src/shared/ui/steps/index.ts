export { StepIndicator } from './StepIndicator'
