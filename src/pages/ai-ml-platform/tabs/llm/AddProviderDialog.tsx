import { useFields } from '@/shared/ui/form'
import { FormDialog } from '@/shared/ui/form-dialog'
import type { AddProviderActor } from './model/provider-forms'
import { ProviderFields } from './ProviderFields'

/** LLM-04: the Add Provider dialog. */
export function AddProviderDialog({ actor }: { actor: AddProviderActor }) {
  const field = useFields(actor)
  return (
    <FormDialog actor={actor} title="Add Provider" submit="Add Provider" busy="Adding...">
      <ProviderFields field={field} />
    </FormDialog>
  )
}
