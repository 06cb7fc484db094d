import { chakra, Text } from '@chakra-ui/react'
import { AiToolPicker, TeamEditor } from '@/entities/project'
import { DESCRIPTION_LIMIT, toggleTool } from '@/entities/project/model'
import { TextareaField, TextField, useFields } from '@/shared/ui/form'
import { FormDialog } from '@/shared/ui/form-dialog'
import { type ProjectEditActor, withTypedMember } from '../model/project-edit'

/** PRJ-06 (edit): name, description, team and AI tools, by the wizard's rules. */
export function EditProjectDialog({ actor }: { actor: ProjectEditActor }) {
  const field = useFields(actor)
  const description = field('description')
  const team = field('teamMembers')
  const member = field('member')
  const tools = field('aiTools')
  const busy = tools.disabled
  const addMember = () => {
    const added = withTypedMember({ teamMembers: team.value, member: member.value })
    team.onValueChange(added.teamMembers)
    member.onValueChange(added.member)
  }
  return (
    <FormDialog actor={actor} title="Edit project" size="4xl" submit="Save" busy="Saving...">
      <TextField label="Project name" {...field('name')} />
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
    </FormDialog>
  )
}
