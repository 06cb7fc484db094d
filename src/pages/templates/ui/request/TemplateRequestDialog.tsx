import { Button, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { Form, SubmitButton, TextareaField, TextField, useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { TemplateRequestActor } from '../../model/request/template-request'

/** TPL-10: requests a template that the gallery does not have. */
export function TemplateRequestDialog({ actor }: { actor: TemplateRequestActor }) {
  const id = useId()
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed'))
  const sent = useSelector(actor, (snapshot) => snapshot.matches('success'))
  const email = useSelector(actor, (snapshot) => snapshot.context.values.email)
  const field = useFields(actor)
  const close = () => actor.send({ type: 'close' })
  return (
    <ModalShell
      title={sent ? 'Request Sent!' : 'Request Template'}
      open={open}
      onClose={close}
      footer={
        sent ? null : (
          <>
            <Button onClick={close}>Cancel</Button>
            <SubmitButton actor={actor} form={id} busy="Sending...">
              Send Request
            </SubmitButton>
          </>
        )
      }
    >
      {sent ? (
        <Notice status="success" title="Thank you">
          We would reply to {email}. This form is simulated: nothing was sent.
        </Notice>
      ) : (
        <Form id={id} actor={actor}>
          <TextField label="Your Name" autoComplete="name" required {...field('name')} />
          <TextField label="Your Email" type="email" autoComplete="email" required {...field('email')} />
          <TextareaField label="Template Request Details" required {...field('details')} />
          <Text textStyle="sm" color="fg.muted">
            Simulated: nothing you enter is sent.
          </Text>
        </Form>
      )}
    </ModalShell>
  )
}
