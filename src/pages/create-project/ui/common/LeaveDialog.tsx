import { Button, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import type { LeaveGuardActor } from '../../model/use-leave-guard'

export interface LeaveDialogProps {
  actor: LeaveGuardActor
  /** True while a project is being created, which leaving stops. */
  creating?: boolean
}

/** The one question before unsaved input, or a creation that runs, is left. */
export function LeaveDialog({ actor, creating = false }: LeaveDialogProps) {
  const asking = useSelector(actor, (snapshot) => snapshot.matches('asking'))
  return (
    <ModalShell
      title={creating ? 'Stop creating this project?' : 'Leave without saving?'}
      open={asking}
      onClose={() => actor.send({ type: 'cancel' })}
      footer={
        <>
          <Button onClick={() => actor.send({ type: 'confirm' })}>Leave</Button>
          <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: 'cancel' })}>
            {creating ? 'Keep creating' : 'Keep editing'}
          </Button>
        </>
      }
    >
      <Text>
        {creating
          ? 'Leaving stops it, and the project is not saved.'
          : 'What you changed here is not saved as a draft, and will be gone.'}
      </Text>
    </ModalShell>
  )
}
