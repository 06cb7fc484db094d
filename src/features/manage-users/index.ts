export { useUserManagement, type UserManagementActor } from './model/use-user-management'
export { UserManagement, type UserManagementProps } from './ui/UserManagement'
