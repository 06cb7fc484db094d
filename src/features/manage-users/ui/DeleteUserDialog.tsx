import { Button, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import type { UserManagementActor } from '../model/use-user-management'

/** ADM-08: asks before an account is deleted. */
export function DeleteUserDialog({ actor }: { actor: UserManagementActor }) {
  const asked = useSelector(actor, (snapshot) => snapshot.context.asked)
  const open = useSelector(actor, (snapshot) => !snapshot.matches({ deletion: 'idle' }))
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ deletion: 'deleting' }))
  return (
    <ModalShell
      title="Delete account"
      open={open}
      busy={busy}
      onClose={() => actor.send({ type: 'delete.cancel' })}
      footer={
        <>
          <Button disabled={busy} onClick={() => actor.send({ type: 'delete.cancel' })}>
            Cancel
          </Button>
          <Button
            variant="solid"
            colorPalette="error"
            disabled={busy}
            onClick={() => actor.send({ type: 'delete.confirm' })}
          >
            {busy ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      <Text overflowWrap="anywhere">
        Are you sure you want to delete the account for {asked?.email}? This action cannot be undone.
      </Text>
    </ModalShell>
  )
}
