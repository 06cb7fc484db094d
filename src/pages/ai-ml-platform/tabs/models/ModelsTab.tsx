import { Stack } from '@chakra-ui/react'
import { TrainingProvider } from '@/features/train-models'
import type { TabProps } from '../../model/tab-props'
import { Jobs } from './Jobs'
import { RegisteredModels } from './registry/RegisteredModels'
import { TrainCard } from '../../ui/StartCards'
import { RunsSection } from './runs/RunsSection'

/** Model Training (TRN-01 to TRN-05): training on a file, the runs and registered models of the user's code, then the sample jobs. */
export function ModelsTab({ userId }: TabProps) {
  return (
    <Stack gap="8">
      <TrainCard />
      <RunsSection userId={userId} />
      <RegisteredModels userId={userId} />
      <TrainingProvider userId={userId}>
        <Jobs />
      </TrainingProvider>
    </Stack>
  )
}
