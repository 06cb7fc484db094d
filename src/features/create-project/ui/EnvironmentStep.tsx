import { chakra, Grid, Stack } from '@chakra-ui/react'
import {
  CPU_OPTIONS,
  ENVIRONMENTS,
  MEMORY_OPTIONS,
  type Resources,
  STORAGE_OPTIONS,
} from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { SelectField } from '@/shared/ui/form'
import type { CreateProjectActor } from '../model/use-create-project'
import { EnvironmentCard } from './EnvironmentCard'
import { StepBar } from './StepBar'
import { StepHeading } from './StepHeading'

/** WZB-02: where the project is meant to run and with how much. */
export function EnvironmentStep({ actor }: { actor: CreateProjectActor }) {
  const config = useSelector(actor, (snapshot) => snapshot.context.config)
  const change = (resources: Partial<Resources>) => actor.send({ type: 'resources.change', resources })
  return (
    <chakra.form
      aria-label="Environment & Resources"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'continue' })
      }}
    >
      <Stack gap="6">
        <StepHeading>Environment & Resources</StepHeading>
        <chakra.fieldset border="0" p="0" m="0" minWidth="0">
          <chakra.legend textStyle="label" mb="2">
            Environment
          </chakra.legend>
          <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="3">
            {ENVIRONMENTS.map((environment) => (
              <EnvironmentCard
                key={environment}
                environment={environment}
                checked={config.environment === environment}
                onSelect={() => actor.send({ type: 'environment.select', environment })}
              />
            ))}
          </Grid>
        </chakra.fieldset>
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
          <SelectField
            label="CPU"
            name="cpu"
            value={String(config.resources.cpu)}
            options={options(CPU_OPTIONS, (cpu) => (cpu === 1 ? '1 vCPU' : `${cpu} vCPUs`))}
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
        <StepBar onBack={() => actor.send({ type: 'back' })} next={{ label: 'Continue' }} />
      </Stack>
    </chakra.form>
  )
}

const options = <T extends number>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }))

const pick = <T extends number>(values: readonly [T, ...T[]], value: string): T =>
  values.find((candidate) => String(candidate) === value) ?? values[0]
