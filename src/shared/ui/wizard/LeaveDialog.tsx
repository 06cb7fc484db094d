import { Button, Text } from '@chakra-ui/react'
import { ModalShell } from '../dialog'
import type { LeaveQuestion } from './use-leave-question'

export interface LeaveDialogProps extends LeaveQuestion {
  title: string
  /** Consequences of leaving. */
  text: string
  /** Names the button that loses nothing: `Keep editing`. */
  keep: string
}

/** The one question before unsaved input, or work that runs, is left. */
export function LeaveDialog({ asking, leave, stay, title, text, keep }: LeaveDialogProps) {
  return (
    <ModalShell
      title={title}
      open={asking}
      onClose={stay}
      footer={
        <>
          <Button onClick={leave}>Leave</Button>
          <Button variant="solid" colorPalette="accent" onClick={stay}>
            {keep}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </ModalShell>
  )
}
