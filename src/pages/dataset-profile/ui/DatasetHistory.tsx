import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useDatasets } from '@/entities/dataset'
import { type Dataset, datasets } from '@/entities/dataset/model'
import { DocumentHistory } from '@/features/document-history'
import { useWorkplace, workspaceOf } from '@/shared/lib/workplace'
import { Panel } from '@/shared/ui/panel'

const LABELS = {
  name: 'Name',
  description: 'Description',
  type: 'Type',
  visibility: 'Visibility',
  version: 'Version',
  tags: 'Tags',
  status: 'Status',
  size: 'Bytes',
  samples: 'Samples',
  format: 'Format',
}

/** The versions of a dataset that the account has stored, read when they are asked for. */
export function DatasetHistory({ userId, dataset }: { userId: string; dataset: Dataset }) {
  const { collection } = useDatasets(userId)
  const workplace = useWorkplace(userId)
  const [open, setOpen] = useState(false)
  return (
    <Panel mt="5" as="section" aria-label="History">
      <chakra.details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <chakra.summary cursor="pointer" fontWeight="semibold" minHeight="6">
          History
        </chakra.summary>
        {open ? (
          <chakra.div pt="4">
            <DocumentHistory
              workspace={workspaceOf(workplace)}
              definition={datasets}
              entry={dataset}
              labels={LABELS}
              onRestore={(version) => collection.change(dataset.id, () => version)}
            />
          </chakra.div>
        ) : null}
      </chakra.details>
    </Panel>
  )
}
