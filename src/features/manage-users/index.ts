export { useUserManagement } from './model/use-user-management'
export { UserManagement } from './ui/UserManagement'
