import { chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { DatasetStatusDot } from '@/entities/dataset'
import { type Dataset, TYPE_LABELS, VISIBILITY_LABELS } from '@/entities/dataset/model'
import { formatBytes, formatDate, formatNumber, MISSING } from '@/shared/lib/format'
import { OpenerCard } from '@/shared/ui/card'
import { isSampleDataset } from '../../model/own'
import { FavouriteButton } from './FavouriteButton'
import { Tags } from './Tags'

export interface DatasetCardProps {
  dataset: Dataset
  favourite: boolean
  onOpen: () => void
  onFavourite: () => void
  onDelete: () => void
}

/** DST-02: a dataset at a glance; a press beside its buttons opens it. */
export function DatasetCard({ dataset, favourite, onOpen, onFavourite, onDelete }: DatasetCardProps) {
  const { name, description, type, size, samples, format, visibility, status, tags } = dataset
  return (
    <OpenerCard label={name}>
      <Flex justify="space-between" align="flex-start" gap="3">
        <Heading as="h3" textStyle="md" fontWeight="semibold" dir="auto" minWidth="0" title={name}>
          <chakra.button type="button" data-opener="" onClick={onOpen} cursor="pointer">
            {name}
          </chakra.button>
        </Heading>
        <DatasetStatusDot status={status} />
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {TYPE_LABELS[type]} · {VISIBILITY_LABELS[visibility]} · {format}
        {isSampleDataset(dataset) ? ' · Sample' : null}
      </Text>
      <Text color="fg.muted" lineClamp="2" overflowWrap="anywhere" dir="auto" minHeight="3rem">
        {description || 'No description'}
      </Text>
      <Flex as="dl" m="0" gap="5" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Figure label="Size" value={formatBytes(size)} />
        <Figure label="Samples" value={samplesOf(samples)} />
        <Figure label="Downloads" value={formatNumber(dataset.downloadCount)} />
        <Figure label="Uses" value={formatNumber(dataset.usageCount)} />
      </Flex>
      <Tags tags={tags} />
      <Flex mt="auto" justify="space-between" align="center" gap="2" minWidth="0">
        <Text textStyle="sm" color="fg.muted" truncate>
          {dataset.createdBy} · {formatDate(dataset.updatedAt)}
        </Text>
        <Flex data-above="" flexShrink="0">
          <FavouriteButton name={name} favourite={favourite} onToggle={onFavourite} />
          <IconButton
            size="sm"
            variant="ghost"
            color="fg.muted"
            aria-label={`Delete ${name}`}
            onClick={onDelete}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
    </OpenerCard>
  )
}

/** The number of samples; unknown until the files are read. */
export const samplesOf = (samples: number): string => (samples > 0 ? formatNumber(samples) : MISSING)

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <chakra.dt textStyle="xs" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd m="0">{value}</chakra.dd>
    </div>
  )
}
