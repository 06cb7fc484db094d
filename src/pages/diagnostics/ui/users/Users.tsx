import { useNavigate } from 'react-router-dom'
import { useSessionPort, useSessionProfile } from '@/entities/profile'
import { paths } from '@/shared/config'
import { useUserManagement } from '../../model/users/use-user-management'
import { UserManagement } from './UserManagement'

/** The tab, for the administrator who is signed in. */
export function Users() {
  const profile = useSessionProfile()
  return profile ? <UsersFor ownId={profile.id} /> : null
}

function UsersFor({ ownId }: { ownId: string }) {
  const session = useSessionPort()
  const navigate = useNavigate()
  const actor = useUserManagement({
    ownId,
    onOwnDeleted: () => {
      session.send({ type: 'signOut' })
      void navigate(paths.signIn(), { replace: true, state: { message: 'Your account was deleted.' } })
    },
  })
  return <UserManagement actor={actor} />
}
