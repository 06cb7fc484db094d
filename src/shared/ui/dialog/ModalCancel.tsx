import { Button } from '@chakra-ui/react'
import { useContext } from 'react'
import { ModalContext } from './use-modal-work'

/** Closes the modal around it as its close button does; nothing outside a modal. It waits while the modal is at work. */
export function ModalCancel() {
  const modal = useContext(ModalContext)
  if (!modal) return null
  return (
    <Button
      type="button"
      aria-disabled={modal.works || undefined}
      onClick={() => {
        if (!modal.works) modal.close()
      }}
    >
      Cancel
    </Button>
  )
}
