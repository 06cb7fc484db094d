import { Button, chakra, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { AiToolPicker, TeamEditor } from '@/entities/project'
import { DESCRIPTION_LIMIT, toggleTool } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { Form, SubmitButton, TextareaField, TextField, useFields } from '@/shared/ui/form'
import { type ProjectEditActor, withTypedMember } from '../model/project-edit'

/** PRJ-06 (edit): name, description, team and AI tools, by the wizard's rules. */
export function EditProjectDialog({ actor }: { actor: ProjectEditActor }) {
  const id = useId()
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed') && !snapshot.matches('success'))
  const field = useFields(actor)
  const description = field('description')
  const team = field('teamMembers')
  const member = field('member')
  const tools = field('aiTools')
  const busy = tools.disabled
  const close = () => actor.send({ type: 'close' })
  const addMember = () => {
    const added = withTypedMember({ teamMembers: team.value, member: member.value })
    team.onValueChange(added.teamMembers)
    member.onValueChange(added.member)
  }
  return (
    <ModalShell
      title="Edit project"
      size="4xl"
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
        <TextField label="Project Name" {...field('name')} />
        <TextareaField
          label="Description"
          aside={
            <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {description.value.length}/{DESCRIPTION_LIMIT}
            </chakra.span>
          }
          {...description}
        />
        <section aria-label="Team">
          <Text textStyle="label" mb="2">
            Team
          </Text>
          <TeamEditor
            members={team.value}
            draft={member.value}
            disabled={busy}
            onDraftChange={(change) => member.onValueChange({ ...member.value, ...change })}
            onAdd={addMember}
            onRemove={(memberId) => team.onValueChange(team.value.filter((one) => one.id !== memberId))}
          />
        </section>
        <AiToolPicker
          legend="AI tools"
          enabled={tools.value}
          disabled={busy}
          onToggle={(tool) => tools.onValueChange(toggleTool(tools.value, tool))}
        />
      </Form>
    </ModalShell>
  )
}
