import { Grid, Text } from '@chakra-ui/react'
import { memo } from 'react'
import { useDatasets } from '@/entities/dataset'
import { JOB_BOUNDS, TRAINABLE_MODELS, TRAINING_PLACES } from '@/entities/training-job/model'
import { useTraining } from '@/features/train-models'
import { SelectField, TextField, useFields } from '@/shared/ui/form'
import { FormDialog } from '@/shared/ui/form-dialog'
import type { NewTrainingJobActor } from './model/new-job-form'

const MODELS = TRAINABLE_MODELS.map((model) => ({ value: model, label: model }))
const CHOOSE = { value: '', label: 'Choose a dataset' }
const { epochs, learningRate, batchSize } = JOB_BOUNDS

/** TRN-05: New Training Job. */
export const NewJobDialog = memo(function NewJobDialog({ actor }: { actor: NewTrainingJobActor }) {
  const { userId } = useTraining()
  const { entries, status } = useDatasets(userId)
  const field = useFields(actor)
  const name = field('name')
  const datasets = entries.filter(({ status }) => status === 'ready')
  return (
    <FormDialog actor={actor} title="New Training Job" submit="Create Job" busy="Creating...">
      <Text color="fg.muted">
        Training is simulated. {TRAINING_PLACES} jobs run at a time; other jobs are queued.
      </Text>
      <TextField label="Job name" placeholder="sentiment-classifier" {...name} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <SelectField label="Model" options={MODELS} {...field('model')} />
        <SelectField
          label="Dataset"
          options={[CHOOSE, ...datasets.map((one) => ({ value: one.name, label: one.name }))]}
          hint={status === 'error' ? 'Your datasets could not be loaded. See the Datasets tab.' : undefined}
          {...field('dataset')}
        />
      </Grid>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }} gap="4" alignItems="start">
        <TextField
          label="Epochs"
          hint={`${epochs.min} to ${epochs.max}`}
          inputProps={{ inputMode: 'numeric' }}
          {...field('epochs')}
        />
        <TextField
          label="Learning rate"
          hint={`${learningRate.min.toFixed(5)} to ${learningRate.max}`}
          inputProps={{ inputMode: 'decimal' }}
          {...field('learningRate')}
        />
        <TextField
          label="Batch size"
          hint={`${batchSize.min} to ${batchSize.max}`}
          inputProps={{ inputMode: 'numeric' }}
          {...field('batchSize')}
        />
      </Grid>
    </FormDialog>
  )
})
