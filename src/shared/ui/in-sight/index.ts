export { InSight, useNearSight } from './InSight'
