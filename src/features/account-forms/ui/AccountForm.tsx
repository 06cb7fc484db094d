import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import type { AccountFormValues } from '@/entities/profile/model'
import { useSelector } from '@/shared/lib/machine'
import { useModalWork } from '@/shared/ui/dialog'
import { TextField, type TextFieldProps, useFocusError } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { AccountFormActor } from '../model/use-account-form'

type AccountField = (
  name: keyof AccountFormValues,
  props: Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'hint'>,
) => ReactNode

export interface AccountFormProps {
  actor: AccountFormActor
  label: string
  submit: { label: string; busyLabel: string; danger?: boolean }
  /** The fields, made with `field` so that value, error and events are wired. */
  children: (field: AccountField, values: AccountFormValues) => ReactNode
}

/** The frame of the account's forms: fields, what failed, and the button that sends. */
export function AccountForm({ actor, label, submit, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, (state) => state)
  const { values, fieldError, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  useFocusError(form, fieldError)
  useModalWork(busy)
  const field: AccountField = (name, props) => (
    <TextField
      name={name}
      value={values[name]}
      error={fieldError?.field === name ? fieldError.message : null}
      disabled={busy}
      onValueChange={(value) => actor.send({ type: 'field.change', field: name, value })}
      {...props}
    />
  )
  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'send' })
      }}
    >
      <Stack gap="5">
        {failure ? <Notice status="error">{failure}</Notice> : null}
        {children(field, values)}
        <Flex>
          <Button
            type="submit"
            variant="solid"
            colorPalette={submit.danger ? 'error' : 'accent'}
            aria-disabled={busy || undefined}
          >
            {busy ? submit.busyLabel : submit.label}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  )
}
