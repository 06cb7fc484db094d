import { Button, chakra, Stack, Text } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { AiToolPicker, TeamEditor } from '@/entities/project'
import { DESCRIPTION_LIMIT } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { TextareaField, TextField, useFocusError } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { ProjectEditActor } from '../../model/edit/use-project-edit'

/** PRJ-06 (edit): name, description, team and AI tools, by the wizard's rules. */
export function EditProjectDialog({ actor }: { actor: ProjectEditActor }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, (state) => state)
  const { values, member, fieldError, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  useFocusError(form, fieldError)
  return (
    <ModalShell
      title="Edit project"
      size="4xl"
      open={!snapshot.matches('closed')}
      busy={busy}
      onClose={() => actor.send({ type: 'close' })}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => actor.send({ type: 'close' })}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            variant="solid"
            colorPalette="accent"
            aria-disabled={busy || undefined}
          >
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
          <section aria-label="Team">
            <Text textStyle="label" mb="2">
              Team
            </Text>
            <TeamEditor
              members={values.teamMembers}
              draft={member}
              disabled={busy}
              onDraftChange={(change) => actor.send({ type: 'member.change', member: change })}
              onAdd={() => actor.send({ type: 'member.add' })}
              onRemove={(memberId) => actor.send({ type: 'member.remove', id: memberId })}
            />
          </section>
          <AiToolPicker
            legend="AI tools"
            enabled={values.aiTools}
            disabled={busy}
            onToggle={(tool) => actor.send({ type: 'tool.toggle', id: tool })}
          />
        </Stack>
      </chakra.form>
    </ModalShell>
  )
}
