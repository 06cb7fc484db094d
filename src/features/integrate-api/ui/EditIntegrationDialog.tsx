import { Button } from '@chakra-ui/react'
import { useId } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { Form, SubmitButton, useFields } from '@/shared/ui/form'
import type { IntegrationEditActor } from '../model/use-integrate-api'
import { IntegrationFields } from './IntegrationFields'

/** Edits one integration; its key stays unless another one is typed. */
export function EditIntegrationDialog({ actor }: { actor: IntegrationEditActor }) {
  const id = useId()
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed') && !snapshot.matches('success'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const field = useFields(actor)
  const close = () => actor.send({ type: 'close' })
  return (
    <ModalShell
      title="Edit integration"
      open={open}
      busy={busy}
      onClose={close}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={close}>
            Cancel
          </Button>
          <SubmitButton actor={actor} form={id} busy="Saving...">
            Save
          </SubmitButton>
        </>
      }
    >
      <Form id={id} actor={actor}>
        <IntegrationFields field={field} hasKey />
      </Form>
    </ModalShell>
  )
}
