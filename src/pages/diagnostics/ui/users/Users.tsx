import { useCallback, useRef } from 'react'
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
  // Outside of the machine, whose snapshots hold no password.
  const password = useRef('')
  const actor = useUserManagement({
    ownId,
    onOwnDeleted: () => signOut('Your account was deleted.'),
    ownPassword: () => password.current,
  })
  const onPassword = useCallback((value: string) => void (password.current = value), [])
  return <UserManagement actor={actor} onPassword={onPassword} />
}
