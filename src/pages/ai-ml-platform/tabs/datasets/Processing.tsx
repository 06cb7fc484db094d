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

function Run({ dataset, collection }: { dataset: Dataset; collection: Collection<Dataset> }) {
  const { now } = useActorEnvironment()
  const { processing } = dataset
  usePageActorOf(datasetMachine, dataset.id, {
    // Processing that was interrupted and has no known end has ended.
    input: {
      left: processing ? processingLeft(processing, now()) : 0,
      fails: processing?.fails ?? false,
    },
    effects: {
      actions: {
        settle: ({ outcome }) => void collection.change(dataset.id, (one) => processed(one, outcome, now())),
      },
    },
  })
  return null
}
