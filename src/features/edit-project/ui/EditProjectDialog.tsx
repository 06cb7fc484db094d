import { Button, chakra, Stack } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { DESCRIPTION_LIMIT } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { TextareaField, TextField, useFocusError } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { ProjectEditActor } from '../model/use-project-edit'

/** PRJ-06 (edit): name and description, by the wizard's rules. */
export function EditProjectDialog({ actor }: { actor: ProjectEditActor }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, (state) => state)
  const { values, fieldError, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  useFocusError(form, fieldError)
  return (
    <ModalShell
      title="Edit project"
      open={!snapshot.matches('closed')}
      onClose={() => actor.send({ type: 'close' })}
      footer={
        <>
          <Button disabled={busy} onClick={() => actor.send({ type: 'close' })}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="solid" colorPalette="accent" disabled={busy}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <chakra.form
        id={id}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'save' })
        }}
      >
        <Stack gap="5">
          {failure ? <Notice status="error">{failure}</Notice> : null}
          <TextField
            label="Project Name"
            name="name"
            value={values.name}
            disabled={busy}
            error={fieldError?.field === 'name' ? fieldError.message : null}
            onValueChange={(value) => actor.send({ type: 'details.change', field: 'name', value })}
          />
          <TextareaField
            label="Description"
            name="description"
            value={values.description}
            disabled={busy}
            error={fieldError?.field === 'description' ? fieldError.message : null}
            aside={
              <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {values.description.length}/{DESCRIPTION_LIMIT}
              </chakra.span>
            }
            onValueChange={(value) => actor.send({ type: 'details.change', field: 'description', value })}
          />
        </Stack>
      </chakra.form>
    </ModalShell>
  )
}
