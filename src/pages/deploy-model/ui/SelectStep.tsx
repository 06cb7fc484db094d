import { chakra, Stack } from '@chakra-ui/react'
import {
  type DeployableModel,
  ENVIRONMENTS,
  FRAMEWORK_LABELS,
  MODEL_TYPE_LABELS,
  missingChoice,
} from '@/entities/deployment/model'
import { formatDate, formatPercent } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { OptionCards, TextareaField, TextField, useFields } from '@/shared/ui/form'
import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import { StepForm } from '@/shared/ui/wizard'
import type { DeployModelActor } from '../model/use-deploy-model'
import { StepError } from './StepError'
import { STEPS } from './steps'

const STATUSES: Record<DeployableModel['status'], StatusDotProps> = {
  ready: { tone: 'success', label: 'Ready' },
  training: { tone: 'info', label: 'Training' },
  error: { tone: 'error', label: 'Error' },
}

const ENVIRONMENT_OPTIONS = ENVIRONMENTS.map(({ id, name, description }) => ({
  value: id,
  title: name,
  description,
}))

/** DPL-02: exactly one model, exactly one environment, and what the deployment is called. */
export function SelectStep({ actor }: { actor: DeployModelActor }) {
  const { values, refused, subject } = useSelector(actor, ({ context }) => context)
  const field = useFields(actor)
  const [model, environment] = [field('model'), field('environment')]
  return (
    <StepForm
      title={STEPS[0]}
      onSubmit={() => actor.send({ type: 'submit' })}
      next={{ label: 'Continue', reason: missingChoice(values) }}
      refused={refused}
    >
      <StepError actor={actor} />
      <OptionCards
        legend="Model"
        columns={2}
        name="model"
        options={subject.models.map(cardOf)}
        value={model.value || undefined}
        error={model.error}
        onSelect={({ value }) => model.onValueChange(value)}
      />
      <OptionCards
        legend="Environment"
        name="environment"
        options={ENVIRONMENT_OPTIONS}
        value={environment.value || undefined}
        onSelect={({ value }) => environment.onValueChange(value)}
      />
      <Stack gap="4">
        <TextField
          label="Deployment Name"
          required
          placeholder="production-image-classifier"
          {...field('name')}
          announced={false}
        />
        <TextareaField label="Description (optional)" rows={2} {...field('description')} announced={false} />
      </Stack>
    </StepForm>
  )
}

const cardOf = (model: DeployableModel) => ({
  value: model.id,
  title: model.name,
  aside: <StatusDot {...STATUSES[model.status]} />,
  description: (
    <>
      {MODEL_TYPE_LABELS[model.type]}, {FRAMEWORK_LABELS[model.framework]}, version {model.version}
      <chakra.span display="block">
        {formatPercent(model.accuracy * 100, 1)} accuracy, created {formatDate(model.createdAt)}
      </chakra.span>
    </>
  ),
})
