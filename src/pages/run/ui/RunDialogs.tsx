import { TextareaField, TextField, useFields } from '@/shared/ui/form'
import { FormDialog } from '@/shared/ui/form-dialog'
import type { RunNameActor, RunNoteActor } from '../model/use-run'

/** Renames a run. */
export function RunNameDialog({ actor }: { actor: RunNameActor }) {
  const field = useFields(actor)
  return (
    <FormDialog actor={actor} title="Rename the run" submit="Save" busy="Saving...">
      <TextField label="Name" {...field('name')} />
    </FormDialog>
  )
}

/** Writes the note of a run. */
export function RunNoteDialog({ actor }: { actor: RunNoteActor }) {
  const field = useFields(actor)
  return (
    <FormDialog actor={actor} title="Note" submit="Save" busy="Saving...">
      <TextareaField label="Note" rows={8} {...field('note')} />
    </FormDialog>
  )
}
