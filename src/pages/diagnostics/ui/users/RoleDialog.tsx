import { Button, Text } from '@chakra-ui/react'
import type { Role } from '@/entities/profile/model'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import type { UserManagementActor } from '../../model/users/use-user-management'

/** The meaning of each role, for the administrator who assigns it. */
const MEANINGS: Record<Role, string> = {
  user: 'Users can only see and change their own account.',
  moderator: 'Moderators currently have the same permissions as users.',
  admin: 'Administrators can see all accounts and lock, delete and promote them.',
}

/** Asks for confirmation before an account gets another role. */
export function RoleDialog({ actor }: { actor: UserManagementActor }) {
  const { asked, role } = useSelector(actor, (snapshot) => snapshot.context)
  const open = useSelector(actor, (snapshot) => snapshot.matches({ question: 'role' }))
  return (
    <ModalShell
      title="Change role"
      open={open}
      onClose={() => actor.send({ type: 'question.cancel' })}
      footer={
        <>
          <Button onClick={() => actor.send({ type: 'question.cancel' })}>Cancel</Button>
          <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: 'role.confirm' })}>
            Change role
          </Button>
        </>
      }
    >
      <Text overflowWrap="anywhere">
        Change the role of {asked?.email} from {asked?.role} to {role}?
      </Text>
      <Text mt="3" color="fg.muted">
        {role ? MEANINGS[role] : null}
      </Text>
    </ModalShell>
  )
}
