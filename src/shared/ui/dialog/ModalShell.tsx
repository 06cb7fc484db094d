import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '@/shared/lib/lazy-part'
import { Region } from '../boundary'
import { useEscape } from '../escape'

const { Part: Modal } = lazyPart(async () => (await import('./Modal')).Modal)

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
  /** The children fill it and scroll by themselves; on a phone it takes the whole screen. */
  filled?: boolean
  /** True when it closes over what opened it being deleted: the keyboard goes on in the page's content. */
  openerGone?: () => boolean
}

/** GRD-07: the generic modal: a title, a close button; Esc and a click on the overlay close it. Loaded when it is first opened. */
export function ModalShell(modal: ModalShellProps) {
  const { open, onClose } = modal
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  return needed ? (
    <Region name="This dialog" place={open} floating onClose={onClose}>
      <Suspense fallback={open ? <Coming onEscape={onClose} /> : null}>
        <Modal {...modal} />
      </Suspense>
    </Region>
  ) : null
}

/** While the modal is not there yet, Escape already takes it back. */
function Coming({ onEscape }: { onEscape: () => void }) {
  useEscape(onEscape)
  return null
}
