import { chakra, Grid, Heading, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import {
  CPU_OPTIONS,
  cpuText,
  GPU_LABELS,
  GPU_OPTIONS,
  MEMORY_OPTIONS,
  type ModelScaling,
  SCALING_BOUNDS,
  type SizingValues,
} from '@/entities/deployment/model'
import { type FieldProps, type FieldsActor, SelectField, TextField, useFields } from '@/shared/ui/form'

const options = <T extends string | number>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }))

const CPUS = options(CPU_OPTIONS, cpuText)
const MEMORIES = options(MEMORY_OPTIONS, (memory) => `${memory} GB`)
const GPUS = options(GPU_OPTIONS, (gpu) => GPU_LABELS[gpu])

const COLUMNS = { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }

/** DEP-02, DPL-03: what each instance gets, and how many of them run. */
export function SizingFields({ actor }: { actor: FieldsActor<SizingValues> }) {
  const field = useFields(actor)
  const [cpu, memory, gpu] = [field('cpu'), field('memory'), field('gpu')]
  return (
    <Stack gap="5">
      <Group title="Resource Allocation">
        <SelectField
          {...cpu}
          label="CPU"
          options={CPUS}
          value={String(cpu.value)}
          onValueChange={choose(CPU_OPTIONS, cpu.onValueChange)}
        />
        <SelectField
          {...memory}
          label="Memory"
          options={MEMORIES}
          value={String(memory.value)}
          onValueChange={choose(MEMORY_OPTIONS, memory.onValueChange)}
        />
        <SelectField
          {...gpu}
          label="GPU"
          options={GPUS}
          onValueChange={choose(GPU_OPTIONS, gpu.onValueChange)}
        />
      </Group>
      <Group title="Auto-scaling">
        <ScalingFields field={field} />
      </Group>
    </Stack>
  )
}

const NUMBERS: readonly { name: keyof ModelScaling; label: string }[] = [
  { name: 'min', label: 'Min Instances' },
  { name: 'max', label: 'Max Instances' },
  { name: 'timeout', label: 'Timeout (seconds)' },
]

export interface ScalingFieldsProps {
  /** `useFields` of the form. */
  field: (name: keyof ModelScaling) => FieldProps<keyof ModelScaling, string>
}

/** The numbers of auto-scaling, with their bounds. */
export function ScalingFields({ field }: ScalingFieldsProps) {
  return NUMBERS.map(({ name, label }) => {
    const [min, max] = SCALING_BOUNDS[name]
    return (
      <TextField
        key={name}
        {...field(name)}
        label={label}
        hint={`${min} to ${max}`}
        inputProps={{ type: 'number', inputMode: 'numeric', min, max, step: 1 }}
      />
    )
  })
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title}>
      <Heading as="h3" textStyle="md" fontWeight="semibold" mb="3">
        {title}
      </Heading>
      <Grid templateColumns={COLUMNS} gap="4" alignItems="start">
        {children}
      </Grid>
    </chakra.section>
  )
}

/** Hands over the option that was chosen by its text. */
const choose =
  <T extends string | number>(values: readonly T[], onValueChange: (value: T) => void) =>
  (text: string) => {
    const value = values.find((one) => String(one) === text)
    if (value !== undefined) onValueChange(value)
  }
