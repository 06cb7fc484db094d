import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useEscape } from '../escape'
import { WorkContext } from './use-modal-work'

export interface ModalShellProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  /** `lg` for a form, `4xl` for a wizard. */
  size?: 'lg' | '4xl'
  /** True while it works: Esc and the overlay are ignored; the close button still asks `onClose`. */
  busy?: boolean
}

/** GRD-07: the generic modal: a title, a close button; Esc and a click on the overlay close it. */
export function ModalShell({
  title,
  open,
  onClose,
  children,
  footer,
  size = 'lg',
  busy = false,
}: ModalShellProps) {
  const [works, setWorks] = useState(false)
  const mayClose = !busy && !works
  // The library listens from the next frame on; a quick Escape comes before it.
  useEscape(() => {
    if (mayClose) onClose()
  }, open)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      closeOnInteractOutside={mayClose}
      closeOnEscape={mayClose}
      // A page that loads behind the modal may take focus for a moment; only people close it.
      onFocusOutside={(event) => event.preventDefault()}
      placement="center"
      // The theme stops the page by one rule; the library would lay the whole page out anew.
      preventScroll={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop bg="black/60" />
        <Dialog.Positioner px="4" py={{ base: '4', md: '8' }}>
          <Dialog.Content maxWidth={size}>
            <Dialog.Header>
              <Dialog.Title textStyle="xl">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <WorkContext value={setWorks}>{children}</WorkContext>
            </Dialog.Body>
            {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" disabled={works} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
