import { useFields } from '@/shared/ui/form'
import { FormDialog } from '@/shared/ui/form-dialog'
import type { IntegrationEditActor } from '../model/use-integrate-api'
import { IntegrationFields } from './IntegrationFields'

/** Edits one integration; its key stays unless the user types another key. */
export function EditIntegrationDialog({ actor }: { actor: IntegrationEditActor }) {
  const field = useFields(actor)
  return (
    <FormDialog actor={actor} title="Edit integration" submit="Save" busy="Saving...">
      <IntegrationFields field={field} hasKey />
    </FormDialog>
  )
}
