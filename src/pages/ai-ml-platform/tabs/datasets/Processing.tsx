import { type Dataset, processed, processingLeft } from '@/entities/dataset/model'
import type { Collection } from '@/shared/lib/collection'
import { useActorEnvironment, usePageActorOf } from '@/shared/lib/machine'
import { datasetMachine } from '@machines/dataset'

export interface ProcessingProps {
  datasets: readonly Dataset[]
  collection: Collection<Dataset>
}

/** DST-04: an actor for each dataset that is processing, and for no other. It draws nothing. */
export function Processing({ datasets, collection }: ProcessingProps) {
  return datasets.map((dataset) =>
    dataset.status === 'processing' ? (
      // Processing that begins again is another run.
      <Run key={`${dataset.id} ${dataset.processing?.since}`} dataset={dataset} collection={collection} />
    ) : null,
  )
}

/** What nobody knows the end of has ended. */
const ENDED = { since: '', takes: 0, fails: false }

function Run({ dataset, collection }: { dataset: Dataset; collection: Collection<Dataset> }) {
  const { now } = useActorEnvironment()
  const work = dataset.processing ?? ENDED
  usePageActorOf(datasetMachine, dataset.id, {
    input: { left: processingLeft(work, now()), fails: work.fails },
    effects: {
      actions: {
        settle: ({ outcome }) => void collection.change(dataset.id, (one) => processed(one, outcome, now())),
      },
    },
  })
  return null
}
