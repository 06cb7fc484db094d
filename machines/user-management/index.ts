export { accountOfList } from './setup'
export {
  accountActor,
  isConfirmed,
  needsTyping,
  type UserManagementContext,
  type UserManagementEvent,
  type UserManagementInput,
} from './types'
export { userManagementMachine } from './user-management.machine'
