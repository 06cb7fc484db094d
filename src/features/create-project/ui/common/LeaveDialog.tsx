import { Button, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import type { LeaveGuardActor } from '../../model/use-leave-guard'

/** The one question before unsaved input is left. */
export function LeaveDialog({ actor }: { actor: LeaveGuardActor }) {
  const asking = useSelector(actor, (snapshot) => snapshot.matches('asking'))
  return (
    <ModalShell
      title="Leave without saving?"
      open={asking}
      onClose={() => actor.send({ type: 'cancel' })}
      footer={
        <>
          <Button onClick={() => actor.send({ type: 'confirm' })}>Leave</Button>
          <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: 'cancel' })}>
            Keep editing
          </Button>
        </>
      }
    >
      <Text>What you changed here is not saved as a draft, and will be gone.</Text>
    </ModalShell>
  )
}
