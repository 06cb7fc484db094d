import { Button } from '@chakra-ui/react'
import { ServeModelDialog, useServeModel, newAttempt } from '@/features/serve-model'
import { useSelector } from '@/shared/lib/machine'
import { servedNameOf } from '../model/served-name'
import type { TrainModel } from '../model/use-train-model'

export interface DeployTrainedProps {
  workspace: string
  training: Pick<TrainModel, 'actor' | 'modelFile'>
}

/** Deploys the model that was trained here: a button, and the dialog that it opens. */
export function DeployTrained({ workspace, training }: DeployTrainedProps) {
  const serving = useServeModel(workspace, { fileOf: training.modelFile })
  const trained = useSelector(training.actor, ({ context }) => context.trained)
  if (!trained) return null
  const { target } = trained.choice
  return (
    <>
      <Button
        variant="solid"
        colorPalette="accent"
        onClick={() =>
          serving.send({
            type: 'open',
            model: { source: 'uploaded', file: 'trained', model: `${target}.onnx`.slice(-200) },
            name: servedNameOf(trained),
            attempt: newAttempt(),
          })
        }
      >
        Deploy
      </Button>
      <ServeModelDialog actor={serving} />
    </>
  )
}
