export {
  useUserManagement,
  type UserManagementActor,
  type UserManagementOptions,
} from './model/use-user-management'
export { UserManagement } from './ui/UserManagement'
