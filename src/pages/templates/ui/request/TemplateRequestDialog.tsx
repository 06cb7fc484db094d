import { Button } from '@chakra-ui/react'
import { useId } from 'react'
import { canSendMessages, SendingUnavailable } from '@/entities/message'
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
  const { failure, values } = useSelector(actor, (snapshot) => snapshot.context)
  const offered = { subject: 'Template request', text: values.details }
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
            {canSendMessages() ? (
              <SubmitButton actor={actor} form={id} busy="Sending...">
                Send Request
              </SubmitButton>
            ) : null}
          </>
        )
      }
    >
      {sent ? (
        <Notice status="success" title="Thank you">
          Your request arrived. We will reply to {values.email}.
        </Notice>
      ) : !canSendMessages() ? (
        <SendingUnavailable {...offered} />
      ) : (
        <Form
          id={id}
          actor={actor}
          failed={failure?.kind === 'notConfigured' ? <SendingUnavailable {...offered} /> : undefined}
        >
          <TextField label="Your Name" autoComplete="name" required {...field('name')} />
          <TextField label="Your Email" type="email" autoComplete="email" required {...field('email')} />
          <TextareaField label="Template Request Details" required {...field('details')} />
        </Form>
      )}
    </ModalShell>
  )
}
