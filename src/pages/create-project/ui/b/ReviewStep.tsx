import { Text } from '@chakra-ui/react'
import { estimatedSetupMinutes, FEATURE_LABELS, FEATURES, resourcesText } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import type { CreateProjectBActor } from '../../model/use-create-project-b'
import { StepForm } from '../common/StepForm'

/** WZB-03: everything that was chosen, and how long setup is estimated to take. */
export function ReviewStep({ actor }: { actor: CreateProjectBActor }) {
  const { config, alert } = useSelector(actor, (snapshot) => snapshot.context)
  const features = FEATURES.filter((feature) => config.features[feature])
  const rows: [string, string][] = [
    ['Name', config.name.trim()],
    ['Description', config.description || 'None'],
    ['Stack', `${config.frontend}, ${config.backend}, ${config.database}`],
    ['Features', features.map((feature) => FEATURE_LABELS[feature].label).join(', ') || 'None'],
    ['Environment', config.environment],
    ['Resources', resourcesText(config.resources)],
    ['Estimated setup', `${estimatedSetupMinutes(config)} minutes`],
  ]
  return (
    <StepForm
      title="Review Configuration"
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
