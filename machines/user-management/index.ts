export { type UserManagementContext, type UserManagementEvent } from './setup'
export { userManagementMachine } from './user-management.machine'
