import { Grid } from '@chakra-ui/react'
import {
  BACKENDS,
  type ChosenStack,
  DATABASES,
  FRONTENDS,
  type TemplateWizardValues,
} from '@/entities/project/model'
import { SelectField } from '@/shared/ui/form'
import { type TemplateWizardActor, templateWizardSource } from '../../model/use-create-project'

const options = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

const PARTS = [
  { part: 'frontend', label: 'Front end', labels: FRONTENDS },
  { part: 'backend', label: 'Back end', labels: BACKENDS },
  { part: 'database', label: 'Database', labels: DATABASES },
] as const

/** The stack of a web app: that of its template, until another is chosen. */
export function StackChoice({ actor, values }: { actor: TemplateWizardActor; values: TemplateWizardValues }) {
  const { config } = templateWizardSource(values)
  if (!config) return null
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
      {PARTS.map(({ part, label, labels }) => (
        <SelectField
          key={part}
          name={part}
          label={label}
          value={config[part]}
          options={options(labels)}
          onValueChange={(value) => {
            const stack: ChosenStack = { [part]: labels.find((one) => one === value) }
            actor.send({ type: 'stack.select', stack })
          }}
        />
      ))}
    </Grid>
  )
}
