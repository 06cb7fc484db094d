export { accountOfList } from './setup'
export {
  accountActor,
  isConfirmed,
  needsTyping,
  summaryOf,
  takersOf,
  type UserManagementContext,
  type UserManagementEvent,
  type UserManagementInput,
} from './types'
export { userManagementMachine } from './user-management.machine'
