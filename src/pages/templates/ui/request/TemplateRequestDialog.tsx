import { Button, chakra, Stack, Text } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import type { TemplateRequest } from '@/entities/template/model'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { TextareaField, TextField, useFocusError } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { TemplateRequestActor } from '../../model/request/use-template-request'

/** TPL-10: what somebody misses in the gallery. */
export function TemplateRequestDialog({ actor }: { actor: TemplateRequestActor }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, (state) => state)
  const { values, fieldError, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const sent = snapshot.matches('sent')
  useFocusError(form, fieldError)

  const field = (name: keyof TemplateRequest) => ({
    name,
    value: values[name],
    disabled: busy,
    required: true,
    error: fieldError?.field === name ? fieldError.message : null,
    onValueChange: (value: string) => actor.send({ type: 'field.change', field: name, value }),
  })

  return (
    <ModalShell
      title={sent ? 'Request Sent!' : 'Request Template'}
      open={!snapshot.matches('closed')}
      busy={busy}
      onClose={() => actor.send({ type: 'close' })}
      footer={
        sent ? null : (
          <>
            <Button onClick={() => actor.send({ type: 'close' })}>Cancel</Button>
            <Button
              type="submit"
              form={id}
              variant="solid"
              colorPalette="accent"
              aria-disabled={busy || undefined}
            >
              {busy ? 'Sending...' : 'Send Request'}
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <Notice status="success" title="Thank you">
          We noted your request and would write to {values.email} about it. Simulated: nothing was sent.
        </Notice>
      ) : (
        <chakra.form
          id={id}
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'send' })
          }}
        >
          <Stack gap="5">
            {failure ? <Notice status="error">{failure}</Notice> : null}
            <TextField label="Your Name" autoComplete="name" {...field('name')} />
            <TextField label="Your Email" type="email" autoComplete="email" {...field('email')} />
            <TextareaField label="Template Request Details" {...field('details')} />
            <Text textStyle="sm" color="fg.muted">
              Simulated: what you write stays in this browser.
            </Text>
          </Stack>
        </chakra.form>
      )}
    </ModalShell>
  )
}
