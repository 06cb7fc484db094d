import { chakra, Stack } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '../notice'
import { useFocusError } from './use-focus-error'
import type { FormActor } from './use-fields'

export interface FormProps {
  actor: FormActor
  /** The name of the form; a dialog around it has its own. */
  label?: string
  /** For a `SubmitButton` outside the form, e.g. in the footer of a dialog. */
  id?: string
  /** Shown when the form was not accepted; defaults to the message of the failure. */
  failed?: ReactNode
  /** The fields. */
  children: ReactNode
  /** The buttons below the fields and the failure. */
  actions?: ReactNode
}

/**
 * Every form: announces and focuses the field for which it is refused, and shows a failure above its buttons.
 */
export function Form(props: FormProps) {
  const { actor, label, id, failed, children, actions } = props
  const form = useRef<HTMLFormElement>(null)
  const refused = useSelector(actor, ({ context }) => context.refused)
  const failure = useSelector(actor, ({ context }) => context.failure)
  useFocusError(form, refused)
  return (
    <chakra.form
      ref={form}
      id={id}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog's form may be inside another form.
        event.stopPropagation()
        actor.send({ type: 'submit' })
      }}
    >
      <Stack gap="5">
        {children}
        {failure ? (failed ?? <Notice status="error">{failure.message}</Notice>) : null}
        {actions}
      </Stack>
    </chakra.form>
  )
}
