import { Button } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import type { TeamMemberActor } from './model/use-team-member'

export interface SuspendLastAdminProps {
  actor: TeamMemberActor
  name: string
}

/** Asks before the team is left without an admin. */
export function SuspendLastAdmin({ actor, name }: SuspendLastAdminProps) {
  const open = useSelector(actor, (snapshot) => snapshot.matches({ active: 'confirming' }))
  const cancel = () => actor.send({ type: 'cancel' })
  return (
    <ModalShell
      title="Suspend the last admin"
      open={open}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button variant="solid" colorPalette="error" onClick={() => actor.send({ type: 'confirm' })}>
            Suspend
          </Button>
        </>
      }
    >
      {name} is the last active admin. The team would have no one with access to the admin settings.
    </ModalShell>
  )
}
