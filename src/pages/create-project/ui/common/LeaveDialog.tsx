import { Button, Text } from '@chakra-ui/react'
import { ModalShell } from '@/shared/ui/dialog'
import type { LeaveQuestion } from '../../model/use-leave-guard'

export interface LeaveDialogProps extends LeaveQuestion {
  /** True while a project is being created, which leaving stops. */
  creating?: boolean
}

/** The one question before unsaved input, or a creation that runs, is left. */
export function LeaveDialog({ asking, leave, stay, creating = false }: LeaveDialogProps) {
  return (
    <ModalShell
      title={creating ? 'Stop creating this project?' : 'Leave without saving?'}
      open={asking}
      onClose={stay}
      footer={
        <>
          <Button onClick={leave}>Leave</Button>
          <Button variant="solid" colorPalette="accent" onClick={stay}>
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
