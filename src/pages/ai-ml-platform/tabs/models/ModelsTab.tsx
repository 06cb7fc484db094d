import { TrainingProvider } from '@/features/train-models'
import type { TabProps } from '../../model/tab-props'
import { Jobs } from './Jobs'

/** Model Training (TRN-01 to TRN-05): what trains, what has trained and what waits. */
export function ModelsTab({ userId }: TabProps) {
  return (
    <TrainingProvider userId={userId}>
      <Jobs />
    </TrainingProvider>
  )
}
