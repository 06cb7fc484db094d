import { Grid } from '@chakra-ui/react'
import {
  CPU_OPTIONS,
  cpuText,
  ENVIRONMENTS,
  type Environment,
  MEMORY_OPTIONS,
  type Resources,
  STORAGE_OPTIONS,
} from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { OptionCards, SelectField } from '@/shared/ui/form'
import type { StackWizardActor } from '../../model/use-create-project'
import { StepForm } from '../shell/StepForm'

/** WZB-02: where the project is meant to run and with how much. */
export function EnvironmentStep({ actor }: { actor: StackWizardActor }) {
  const config = useSelector(actor, (snapshot) => snapshot.context.config)
  const change = (resources: Partial<Resources>) => actor.send({ type: 'resources.change', resources })
  return (
    <StepForm actor={actor} title="Environment & Resources">
      <OptionCards
        legend="Environment"
        name="environment"
        options={ENVIRONMENT_OPTIONS}
        value={config.environment}
        onSelect={({ value }) => actor.send({ type: 'environment.select', environment: value })}
      />
      <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
        <SelectField
          label="CPU"
          name="cpu"
          value={String(config.resources.cpu)}
          options={options(CPU_OPTIONS, cpuText)}
          onValueChange={(value) => change({ cpu: pick(CPU_OPTIONS, value) })}
        />
        <SelectField
          label="Memory"
          name="memory"
          value={String(config.resources.memory)}
          options={options(MEMORY_OPTIONS, (memory) => `${memory} GB`)}
          onValueChange={(value) => change({ memory: pick(MEMORY_OPTIONS, value) })}
        />
        <SelectField
          label="Storage"
          name="storage"
          value={String(config.resources.storage)}
          options={options(STORAGE_OPTIONS, (storage) => `${storage} GB SSD`)}
          onValueChange={(value) => change({ storage: pick(STORAGE_OPTIONS, value) })}
        />
      </Grid>
    </StepForm>
  )
}

const ENVIRONMENT_TEXTS: Record<Environment, string> = {
  development: 'For local development, with verbose errors and quick restarts',
  staging: 'For testing before release',
  production: 'For live use, with its own secrets and database',
}

const ENVIRONMENT_OPTIONS = ENVIRONMENTS.map((value) => ({
  value,
  title: value,
  description: ENVIRONMENT_TEXTS[value],
}))

const options = <T extends number>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }))

const pick = <T extends number>(values: readonly [T, ...T[]], value: string): T =>
  values.find((candidate) => String(candidate) === value) ?? values[0]
