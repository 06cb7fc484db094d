import { chakra, Grid, Stack } from '@chakra-ui/react'
import { useRef } from 'react'
import { DESCRIPTION_LIMIT } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { TextareaField, TextField, useFocusError } from '@/shared/ui/form'
import type { CreateProjectActor } from '../model/use-create-project'
import { StepBar } from './StepBar'
import { StepHeading } from './StepHeading'

/** WZB-01, WZB-06, WZB-09: name, description with its counter, and the stack as it was chosen. */
export function DetailsStep({ actor }: { actor: CreateProjectActor }) {
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, (state) => state)
  const { config, fieldError } = snapshot.context
  useFocusError(form, fieldError)
  const error = (field: 'name' | 'description') => (fieldError?.field === field ? fieldError.message : null)
  const over = config.description.length > DESCRIPTION_LIMIT
  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label="Project Details"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'continue' })
      }}
    >
      <Stack gap="5">
        <StepHeading>Project Details</StepHeading>
        <TextField
          label="Project Name"
          name="name"
          value={config.name}
          error={error('name')}
          hint="Letters, numbers, spaces, hyphens and underscores"
          onValueChange={(value) => actor.send({ type: 'details.change', field: 'name', value })}
        />
        <TextareaField
          label="Description"
          name="description"
          value={config.description}
          error={error('description')}
          aside={
            <chakra.span
              textStyle="sm"
              color={over ? 'fg.error' : 'fg.muted'}
              fontVariantNumeric="tabular-nums"
              aria-live={over ? 'polite' : 'off'}
            >
              {config.description.length}/{DESCRIPTION_LIMIT}
            </chakra.span>
          }
          onValueChange={(value) => actor.send({ type: 'details.change', field: 'description', value })}
        />
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
          {(['frontend', 'backend', 'database'] as const).map((part) => (
            <TextField
              key={part}
              label={LABELS[part]}
              name={part}
              value={config[part]}
              inputProps={{ readOnly: true, variant: 'subtle', borderColor: 'border' }}
              onValueChange={ignore}
            />
          ))}
        </Grid>
        <StepBar
          onBack={() => actor.send({ type: 'back' })}
          next={{ label: 'Continue', disabled: !snapshot.can({ type: 'continue' }) }}
        />
      </Stack>
    </chakra.form>
  )
}

const LABELS = { frontend: 'Frontend', backend: 'Backend', database: 'Database' }

/** The stack is read-only in this wizard. */
const ignore = () => undefined
