import { Button, Text } from '@chakra-ui/react'
import { ModalShell } from '@/shared/ui/dialog'

export interface ConfirmedProps {
  /** The title of the question. */
  title: string
  /** The button that confirms. */
  confirm: string
  open: boolean
  onClose: () => void
  onConfirm: () => void
  /** The consequences. */
  children: string
}

/** Asks before something that cannot be undone. */
export const Confirmed = ({ title, confirm, open, onClose, onConfirm, children }: ConfirmedProps) => (
  <ModalShell
    title={title}
    open={open}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="solid"
          colorPalette="error"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {confirm}
        </Button>
      </>
    }
  >
    <Text>{children}</Text>
  </ModalShell>
)
