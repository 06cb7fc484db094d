import {
  environmentName,
  FRAMEWORK_LABELS,
  MODEL_TYPE_LABELS,
  orderOfWizard,
  resourcesText,
  scalingText,
} from '@/entities/deployment/model'
import { useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { StepForm } from '@/shared/ui/wizard'
import type { DeployModelActor } from '../model/use-deploy-model'
import { StepError } from './StepError'
import { STEPS } from './steps'

/** DPL-04: everything that was chosen, and what will happen. */
export function ReviewStep({ actor }: { actor: DeployModelActor }) {
  const { values, subject } = useSelector(actor, ({ context }) => context)
  const order = orderOfWizard(values, subject.models)
  const environment = order?.environment ? environmentName(order.environment) : ''
  return (
    <StepForm
      title={STEPS[2]}
      onSubmit={() => actor.send({ type: 'deploy' })}
      onBack={() => actor.send({ type: 'back' })}
      next={{ label: 'Deploy Model' }}
    >
      <StepError actor={actor} />
      {order ? (
        <Facts
          rows={[
            ['Deployment name', order.name.trim()],
            ['Environment', environment],
            ['Model', order.modelName],
            ['Model type', MODEL_TYPE_LABELS[order.modelType]],
            ['Framework', FRAMEWORK_LABELS[order.framework]],
            ['Version', order.version],
            ['Resources', resourcesText(order.resources)],
            ['Scaling', scalingText(order.scaling)],
            ...(order.description.trim() ? [['Description', order.description.trim()] as const] : []),
          ]}
        />
      ) : null}
      <Notice status="info">
        The model will be deployed to {environment} and exposed as a REST API. This may take a few minutes.
      </Notice>
    </StepForm>
  )
}
