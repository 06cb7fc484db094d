import { chakra } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { useMemo } from 'react'
import { DatasetStatusDot } from '@/entities/dataset'
import { type Dataset, TYPE_LABELS, VISIBILITY_LABELS } from '@/entities/dataset/model'
import { formatBytes, formatDate, formatNumber } from '@/shared/lib/format'
import { type Column, DataTable, type RowAction, RowLink } from '@/shared/ui/table'
import { isSampleDataset } from '../../model/own'
import { SampleName } from '../../ui/SampleName'
import { samplesOf } from './DatasetCard'
import { Tags } from './Tags'

export interface DatasetTableProps {
  datasets: readonly Dataset[]
  favourites: readonly string[]
  onOpen: (dataset: Dataset) => void
  onFavourite: (id: string) => void
  onDelete: (dataset: Dataset) => void
  onRetry: (dataset: Dataset) => void
}

const idOf = ({ id }: Dataset) => id
const nameOf = ({ name }: Dataset) => name

/** The datasets as a table: rows to compare, and everything that a card can do in the menu of its row. */
export function DatasetTable(props: DatasetTableProps) {
  const { datasets, favourites, onOpen, onFavourite, onDelete, onRetry } = props
  const columns = useMemo(() => columnsOf(favourites), [favourites])
  const actions = (dataset: Dataset): RowAction[] => [
    { label: 'Open', onSelect: () => onOpen(dataset) },
    {
      label: favourites.includes(dataset.id) ? 'Remove from favourites' : 'Add to favourites',
      onSelect: () => onFavourite(dataset.id),
    },
    ...(dataset.status === 'error' ? [{ label: 'Retry', onSelect: () => onRetry(dataset) }] : []),
    { label: 'Delete', onSelect: () => onDelete(dataset), dangerous: true, parted: true },
  ]
  return (
    <DataTable
      label="Datasets"
      rows={datasets}
      columns={columns}
      narrow="100rem"
      rowId={idOf}
      rowName={nameOf}
      empty={null}
      onOpen={onOpen}
      actions={actions}
    />
  )
}

const columnsOf = (favourites: readonly string[]): Column<Dataset>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (dataset) => (
      <SampleName sample={isSampleDataset(dataset)}>
        <RowLink to={`?tab=datasets&open=${encodeURIComponent(dataset.id)}`}>{dataset.name}</RowLink>
      </SampleName>
    ),
    sortBy: nameOf,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <DatasetStatusDot status={status} />,
    sortBy: ({ status }) => status,
    width: '7.5rem',
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type, visibility }) => `${TYPE_LABELS[type]}, ${VISIBILITY_LABELS[visibility].toLowerCase()}`,
    sortBy: ({ type, visibility }) => `${type} ${visibility}`,
    width: '8.5rem',
    hideable: true,
  },
  {
    id: 'size',
    header: 'Size',
    cell: ({ size }) => formatBytes(size),
    sortBy: ({ size }) => size,
    descendingFirst: true,
    width: '6rem',
    align: 'end',
    hideable: true,
  },
  {
    id: 'samples',
    header: 'Samples',
    cell: ({ samples }) => `${samplesOf(samples)} samples`,
    sortBy: ({ samples }) => samples || null,
    descendingFirst: true,
    width: '9.5rem',
    align: 'end',
    hideable: true,
  },
  {
    id: 'format',
    header: 'Format',
    cell: ({ format }) => format,
    sortBy: ({ format }) => format,
    width: '6rem',
    hideable: true,
  },
  {
    id: 'tags',
    header: 'Tags',
    cell: ({ tags }) => <Tags tags={tags} />,
    width: '15rem',
    hideable: true,
  },
  {
    id: 'creator',
    header: 'Creator',
    cell: ({ createdBy }) => createdBy,
    sortBy: ({ createdBy }) => createdBy,
    width: '7.5rem',
    hideable: true,
  },
  {
    id: 'updated',
    header: 'Updated',
    cell: ({ updatedAt }) => formatDate(updatedAt),
    sortBy: ({ updatedAt }) => updatedAt,
    descendingFirst: true,
    width: '7.5rem',
    hideable: true,
  },
  {
    id: 'used',
    header: 'Downloads, uses',
    cell: ({ downloadCount, usageCount }) =>
      `${formatNumber(downloadCount)} downloads, ${formatNumber(usageCount)} uses`,
    sortBy: ({ downloadCount }) => downloadCount,
    descendingFirst: true,
    width: '13rem',
    align: 'end',
    hideable: true,
  },
  {
    id: 'favourite',
    header: 'Favourite',
    cell: ({ id }) =>
      favourites.includes(id) ? (
        <chakra.span color="accent.fg">
          <Star size={16} aria-label="Favourite" fill="currentColor" />
        </chakra.span>
      ) : null,
    sortBy: ({ id }) => (favourites.includes(id) ? 0 : 1),
    width: '6rem',
    hideable: true,
  },
]
