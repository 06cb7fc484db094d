import { Box, Button, Stack } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { type TrainModel, useTrainModel } from '../model/use-train-model'
import { Choice } from './Choice'
import { ChooseFile } from './ChooseFile'
import { TrainingNow } from './TrainingNow'
import { Trained } from './Trained'

/** /ai-ml-platform/train: a model from a CSV file, trained on this device. */
export const TrainModelPage = () => <TrainModelView {...useTrainModel()} />

export function TrainModelView({ actor, add, addPenguins, save }: TrainModel) {
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
          { label: 'Datasets', to: paths.aiMlTab('datasets') },
        ]}
        lead="From a CSV file to a model that you can download. The file is read on this device and never uploaded."
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
          <Trained trained={trained} onSave={save} onAgain={() => actor.send({ type: 'again' })} />
        ) : null}
      </Stack>
    </Box>
  )
}
