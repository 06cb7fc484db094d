import { Button } from '@chakra-ui/react'
import { useId } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { Form, SubmitButton, useFields } from '@/shared/ui/form'
import type { AddProviderActor } from './model/provider-forms'
import { ProviderFields } from './ProviderFields'

/** LLM-04: the Add Provider dialog. */
export function AddProviderDialog({ actor }: { actor: AddProviderActor }) {
  const id = useId()
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed') && !snapshot.matches('success'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const field = useFields(actor)
  const close = () => actor.send({ type: 'close' })
  return (
    <ModalShell
      title="Add Provider"
      open={open}
      busy={busy}
      onClose={close}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={close}>
            Cancel
          </Button>
          <SubmitButton actor={actor} form={id} busy="Adding...">
            Add Provider
          </SubmitButton>
        </>
      }
    >
      <Form id={id} actor={actor}>
        <ProviderFields field={field} />
      </Form>
    </ModalShell>
  )
}
