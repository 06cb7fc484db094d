import { Button, chakra, Grid, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import {
  DEPLOYMENT_DESCRIPTION_LIMIT,
  FRAMEWORK_LABELS,
  FRAMEWORKS,
  MODEL_FILE_ENDINGS,
  MODEL_TYPE_LABELS,
  MODEL_TYPES,
} from '@/entities/deployment/model'
import { SizingFields } from '@/features/deploy-model'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import {
  FileField,
  Form,
  SelectField,
  SubmitButton,
  TextareaField,
  TextField,
  useFields,
} from '@/shared/ui/form'
import { TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { ProgressBar } from '@/shared/ui/progress'
import type { DeployDialogActor } from './model/use-deploy-dialog'

const TYPES = MODEL_TYPES.map((value) => ({ value, label: MODEL_TYPE_LABELS[value] }))
const FRAMEWORK_OPTIONS = FRAMEWORKS.map((value) => ({ value, label: FRAMEWORK_LABELS[value] }))

/** DEP-02, DEP-03: the Deploy Model dialog: the form, then its progress. */
export function DeployModelDialog({ actor }: { actor: DeployDialogActor }) {
  const id = useId()
  const closed = useSelector(actor, (snapshot) => snapshot.matches('closed'))
  const works = useSelector(actor, (snapshot) => snapshot.matches('progress'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const close = () => actor.send({ type: 'close' })
  return (
    <ModalShell
      title="Deploy Model"
      size="4xl"
      open={!closed}
      busy={busy}
      onClose={close}
      footer={
        works ? (
          <Button onClick={close}>Continue in background</Button>
        ) : (
          <>
            <Button aria-disabled={busy || undefined} onClick={close}>
              Cancel
            </Button>
            <SubmitButton actor={actor} form={id} busy="Deploying...">
              Deploy
            </SubmitButton>
          </>
        )
      }
    >
      {works ? <DeployProgress actor={actor} /> : <DeployForm id={id} actor={actor} />}
    </ModalShell>
  )
}

function DeployForm({ id, actor }: { id: string; actor: DeployDialogActor }) {
  const field = useFields(actor)
  const description = field('description')
  return (
    <Form id={id} actor={actor}>
      <Text color="fg.muted" textStyle="sm">
        For a model of your own. To choose an environment and one of the trained models, use the{' '}
        <TextLink to={paths.deployModel}>deployment wizard</TextLink>.
      </Text>
      <TextField label="Model name" {...field('name')} placeholder="image-classifier" />
      <TextareaField
        label="Description"
        rows={2}
        aside={
          <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {description.value.length}/{DEPLOYMENT_DESCRIPTION_LIMIT}
          </chakra.span>
        }
        {...description}
      />
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <ChoiceField label="Model type" options={TYPES} {...field('modelType')} />
        <ChoiceField label="Framework" options={FRAMEWORK_OPTIONS} {...field('framework')} />
      </Grid>
      <FileField
        label="Model file"
        endings={MODEL_FILE_ENDINGS}
        hint={`${MODEL_FILE_ENDINGS.join(', ')}. Optional. The file is not uploaded.`}
        {...field('file')}
      />
      <SizingFields actor={actor} />
    </Form>
  )
}

interface ChoiceFieldProps<TValue extends string> {
  name: string
  label: string
  value: TValue
  options: readonly { value: TValue; label: string }[]
  onValueChange: (value: TValue) => void
}

/** A select that hands over one of its own values. */
function ChoiceField<TValue extends string>({ options, onValueChange, ...field }: ChoiceFieldProps<TValue>) {
  return (
    <SelectField
      {...field}
      options={options}
      onValueChange={(text) => {
        const option = options.find(({ value }) => value === text)
        if (option) onValueChange(option.value)
      }}
    />
  )
}

function DeployProgress({ actor }: { actor: DeployDialogActor }) {
  const { percent, values } = useSelector(actor, ({ context }) => context)
  return (
    <Stack gap="4">
      <Text overflowWrap="anywhere">
        Deploying {values.name.trim()}
        <chakra.span float="right" fontVariantNumeric="tabular-nums">
          {percent}%
        </chakra.span>
      </Text>
      <ProgressBar label="Deployment" percent={percent} />
      <Notice status="info">
        Simulated: this takes about ten seconds. You can close this dialog; the deployment continues in the
        table.
      </Notice>
    </Stack>
  )
}
