import { Box, Button, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSessionProfile } from '@/entities/profile'
import { useWorkspaces } from '@/entities/workspace'
import { BatchPrediction } from '@/features/batch-prediction'
import { hasServer, paths } from '@/shared/config'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { type TrainModel, useTrainModel } from '../model/use-train-model'
import { Choice } from './Choice'
import { ChooseFile } from './ChooseFile'
import { DeployTrained } from './DeployTrained'
import { StoredRun } from './StoredRun'
import { TrainingNow } from './TrainingNow'
import { Trained } from './Trained'

/** /ai-ml-platform/train: a model from a CSV file, trained on this device. */
export function TrainModelPage() {
  const profile = useSessionProfile()
  const { current } = useWorkspaces(profile?.id ?? null)
  const training = useTrainModel(hasServer() ? (current?.id ?? null) : null)
  return (
    <TrainModelView
      {...training}
      batch={<BatchPrediction model={{ by: 'file', open: training.modelFile }} />}
      deploy={
        current && hasServer() ? (
          <DeployTrained key={current.id} workspace={current.id} training={training} />
        ) : null
      }
    />
  )
}

export interface TrainModelViewProps extends Omit<TrainModel, 'modelFile'> {
  /** The button that deploys the trained model, where a server is beside the page. */
  deploy?: ReactNode
  /** Predicts the rows of a file with the trained model. */
  batch?: ReactNode
}

export function TrainModelView(props: TrainModelViewProps) {
  const { actor, add, addPenguins, save, saveElsewhere, deploy, batch } = props
  const { file, failure, trained, isFailed, isTraining, isDone, canChoose } = useSelector(
    actor,
    (snapshot) => ({
      file: snapshot.context.file,
      failure: snapshot.context.failure,
      trained: snapshot.context.trained,
      isFailed: snapshot.matches('failed'),
      isTraining: snapshot.matches('training'),
      isDone: snapshot.matches('done'),
      canChoose: snapshot.matches('choosing') || snapshot.matches('checking'),
    }),
    shallowEqual,
  )
  return (
    <Box py="6">
      <PageTitle>Train a model</PageTitle>
      <PageHeader
        title="Train a model"
        breadcrumb={[
          { label: 'AI/ML Platform', to: paths.aiMlPlatform },
          { label: 'Model Training', to: paths.aiMlTab('models') },
        ]}
        lead={`From a CSV file to a model that you can download. The file is read on this device and never uploaded.${
          hasServer() ? ' The model is saved in your runs.' : ''
        }`}
      />
      <Stack gap="5" align="stretch">
        {isTraining ? null : <ChooseFile actor={actor} onFile={add} onPenguins={addPenguins} />}
        {isFailed && failure !== null ? (
          <Notice
            status="error"
            title={`${file?.name ?? 'The file'} could not be used`}
            actions={
              <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>
                Try again
              </Button>
            }
          >
            {failure}
          </Notice>
        ) : null}
        {canChoose ? <Choice actor={actor} /> : null}
        {isTraining ? <TrainingNow actor={actor} /> : null}
        {isDone && trained ? (
          <Trained
            trained={trained}
            deploy={deploy}
            batch={batch}
            stored={<StoredRun actor={actor} />}
            onSave={save}
            onSaveElsewhere={saveElsewhere}
            onAgain={() => actor.send({ type: 'again' })}
          />
        ) : null}
      </Stack>
    </Box>
  )
}
