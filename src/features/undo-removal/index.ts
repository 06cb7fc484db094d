export { useHandedRemoval, useLeaveRemoved } from './model/handed-removal'
export { type RemovalActor, useRemoval } from './model/use-removal'
export { RemovedNotice } from './ui/RemovedNotice'
