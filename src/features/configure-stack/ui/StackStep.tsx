import {
  type Backend,
  BACKENDS,
  type Database,
  DATABASES,
  type Feature,
  type Frontend,
  FRONTENDS,
  PART_LABELS,
  type ProjectConfig,
  type StackChoice,
} from '@orrery/generator/model'
import { OptionCards } from '@/shared/ui/form'
import type { ConfiguratorStep } from '@machines/configurator'
import { FeatureOptions } from './FeatureOptions'
import { NOTES } from './notes'

export const STACK_STEPS: readonly { id: ConfiguratorStep; label: string }[] = [
  { id: 'frontend', label: 'Select Frontend' },
  { id: 'backend', label: 'Select Backend' },
  { id: 'database', label: 'Select Database' },
  { id: 'features', label: 'Configure Features' },
]

const option = (value: Frontend | Backend | Database) => ({ value, title: value, description: NOTES[value] })

/** The question of each step but the last. */
const QUESTIONS = {
  frontend: {
    legend: PART_LABELS.frontend,
    options: FRONTENDS.map((value) => ({ ...option(value), choice: { part: 'frontend', value } as const })),
  },
  backend: {
    legend: PART_LABELS.backend,
    options: BACKENDS.map((value) => ({ ...option(value), choice: { part: 'backend', value } as const })),
  },
  database: {
    legend: PART_LABELS.database,
    options: DATABASES.map((value) => ({ ...option(value), choice: { part: 'database', value } as const })),
  },
}

type StackOption = (typeof QUESTIONS)[keyof typeof QUESTIONS]['options'][number]

export interface StackStepProps {
  step: ConfiguratorStep
  config: Pick<ProjectConfig, 'frontend' | 'backend' | 'database' | 'features'>
  disabled?: boolean
  onSelect: (choice: StackChoice) => void
  onToggle: (feature: Feature) => void
}

/** One of the four questions of a stack. */
export function StackStep({ step, config, disabled, onSelect, onToggle }: StackStepProps) {
  return step === 'features' ? (
    <FeatureOptions features={config.features} disabled={disabled} onToggle={onToggle} />
  ) : (
    <OptionCards<StackOption>
      name={step}
      value={config[step]}
      {...QUESTIONS[step]}
      onSelect={({ choice }) => onSelect(choice)}
    />
  )
}
