import { Button, Grid, Text } from '@chakra-ui/react'
import { memo, useId } from 'react'
import { useDatasets } from '@/entities/dataset'
import { JOB_BOUNDS, TRAINABLE_MODELS, TRAINING_PLACES } from '@/entities/training-job/model'
import { useTraining } from '@/features/train-models'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { Form, SelectField, SubmitButton, TextField, useFields } from '@/shared/ui/form'
import type { NewTrainingJobActor } from './model/new-job-form'

const MODELS = TRAINABLE_MODELS.map((model) => ({ value: model, label: model }))
const CHOOSE = { value: '', label: 'Choose a dataset' }
const { epochs, learningRate, batchSize } = JOB_BOUNDS

/** TRN-05: New Training Job. */
export const NewJobDialog = memo(function NewJobDialog({ actor }: { actor: NewTrainingJobActor }) {
  const id = useId()
  const { userId } = useTraining()
  const { entries } = useDatasets(userId)
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed') && !snapshot.matches('success'))
  const field = useFields(actor)
  const name = field('name')
  const close = () => actor.send({ type: 'close' })
  const datasets = entries.filter(({ status }) => status === 'ready')
  return (
    <ModalShell
      title="New Training Job"
      open={open}
      busy={name.disabled}
      onClose={close}
      footer={
        <>
          <Button aria-disabled={name.disabled || undefined} onClick={close}>
            Cancel
          </Button>
          <SubmitButton actor={actor} form={id} busy="Creating...">
            Create Job
          </SubmitButton>
        </>
      }
    >
      <Form id={id} actor={actor}>
        <Text color="fg.muted">
          Training is simulated. {TRAINING_PLACES} jobs are started at a time; others wait in a queue.
        </Text>
        <TextField label="Job name" placeholder="sentiment-classifier" {...name} />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
          <SelectField label="Model" options={MODELS} {...field('model')} />
          <SelectField
            label="Dataset"
            options={[CHOOSE, ...datasets.map((one) => ({ value: one.name, label: one.name }))]}
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
      </Form>
    </ModalShell>
  )
})
