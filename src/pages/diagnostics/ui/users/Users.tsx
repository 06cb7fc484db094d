import { useSessionProfile, useSignOut } from '@/entities/profile'
import { useUserManagement } from '../../model/users/use-user-management'
import { UserManagement } from './UserManagement'

/** The tab, for the administrator who is signed in. */
export function Users() {
  const profile = useSessionProfile()
  return profile ? <UsersFor ownId={profile.id} /> : null
}

function UsersFor({ ownId }: { ownId: string }) {
  const signOut = useSignOut()
  const actor = useUserManagement({ ownId, onOwnDeleted: () => signOut('Your account was deleted.') })
  return <UserManagement actor={actor} />
}
