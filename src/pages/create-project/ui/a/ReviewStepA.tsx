import { Text } from '@chakra-ui/react'
import { AI_TOOLS, TYPE_LABELS, wizardAAddress } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import type { CreateProjectAActor } from '../../model/use-create-project-a'
import { StepForm } from '../common/StepForm'

/** WZA-01: everything that was chosen, before it is created. */
export function ReviewStepA({ actor }: { actor: CreateProjectAActor }) {
  const { values, alert } = useSelector(actor, (snapshot) => snapshot.context)
  const tools = AI_TOOLS.filter(({ id }) => values.aiTools.includes(id))
  const rows: [string, string][] = [
    ['Name', values.name.trim()],
    ['Description', values.description || 'None'],
    ['Type', values.type ? TYPE_LABELS[values.type].label : 'None'],
    ['Template', values.template?.name ?? 'None'],
    ['Visibility', values.visibility],
    ['Repository', values.repository.name.trim() || 'None'],
    ['Team', values.teamMembers.map(({ name, role }) => `${name} (${role})`).join(', ') || 'Nobody yet'],
    ['AI tools', tools.map(({ name }) => name).join(', ') || 'None'],
    ['Address', wizardAAddress(values.name)],
  ]
  return (
    <StepForm
      title="Review & Create"
      onSubmit={() => actor.send({ type: 'create' })}
      onBack={() => actor.send({ type: 'back' })}
      next={{ label: 'Create Project' }}
    >
      {alert ? <Notice status="error">{alert}</Notice> : null}
      <Facts rows={rows} />
      <Text textStyle="sm" color="fg.muted">
        Creation is simulated: nothing is deployed. The code that you download afterwards is real and runs.
      </Text>
    </StepForm>
  )
}
