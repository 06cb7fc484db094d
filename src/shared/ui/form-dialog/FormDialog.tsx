import { Button } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell, type ModalShellProps } from '../dialog'
import { Form, type FormActor, SubmitButton } from '../form'

/** A form that opens and closes: one of `createFormMachine` with `opens`. */
export interface FormDialogActor extends FormActor {
  getSnapshot(): ReturnType<FormActor['getSnapshot']> & { value: unknown }
  send(event: { type: 'submit' } | { type: 'close' }): void
}

export interface FormDialogProps extends Pick<ModalShellProps, 'title' | 'size'> {
  actor: FormDialogActor
  /** The word on its button. */
  submit: string
  /** The button's label while the form is sent. */
  busy: string
  /** The fields. */
  children: ReactNode
}

/** A form in a modal, with Cancel beside its button. It closes once it was taken. */
export function FormDialog({ actor, title, size, submit, busy, children }: FormDialogProps) {
  const id = useId()
  const open = useSelector(actor, ({ value }) => value !== 'closed' && value !== 'success')
  const works = useSelector(actor, ({ tags }) => tags.has('busy'))
  const close = () => actor.send({ type: 'close' })
  return (
    <ModalShell
      title={title}
      size={size}
      open={open}
      busy={works}
      onClose={close}
      footer={
        <>
          <Button aria-disabled={works || undefined} onClick={close}>
            Cancel
          </Button>
          <SubmitButton actor={actor} form={id} busy={busy}>
            {submit}
          </SubmitButton>
        </>
      }
    >
      <Form id={id} actor={actor}>
        {children}
      </Form>
    </ModalShell>
  )
}
