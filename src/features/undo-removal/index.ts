export { useHandedRemoval, useLeaveRemoved } from './model/handed-removal'
export { type RemovalActor, type RemovalList, useRemoval, useRemovalFrom } from './model/use-removal'
export { RemovedNotice, UndoNotice } from './ui/RemovedNotice'
