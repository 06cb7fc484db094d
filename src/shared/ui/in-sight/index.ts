export { InSight } from './InSight'
