import { Heading, Stack, Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { type Dataset, TYPE_LABELS } from '@/entities/dataset/model'
import { Statistics } from '@/entities/dataset-profile'
import type { DatasetProfile } from '@/entities/dataset-profile/model'
import { formatBytes, formatDateTime, formatNumber } from '@/shared/lib/format'
import { Facts } from '@/shared/ui/facts'
import { PageHeader } from '@/shared/ui/page-header'
import { Panel } from '@/shared/ui/panel'
import { PageTitle } from '@/shared/ui/screen'

interface SharedDatasetProps {
  dataset: Dataset
  profile: DatasetProfile | null
  lead: string
}

/** A dataset as anybody with its link sees it: its description and the statistics of its columns. */
export function SharedDataset({ dataset, profile, lead }: SharedDatasetProps) {
  const { name, description, type, size, samples, format, version, updatedAt, tags } = dataset
  const rows: [string, string][] = [
    ['Type', TYPE_LABELS[type]],
    ['Size', formatBytes(size)],
    ['Samples', formatNumber(samples)],
    ['Format', format],
    ['Version', version],
    ['Tags', tags.join(', ')],
    ['Updated', formatDateTime(updatedAt)],
  ]
  return (
    <Stack gap="5">
      <PageTitle>{name}</PageTitle>
      <PageHeader title={name} lead={lead} />
      {description ? (
        <Text overflowWrap="anywhere" whiteSpace="pre-wrap" dir="auto">
          {description}
        </Text>
      ) : null}
      <Panel as="section" aria-label="About the dataset">
        <Facts rows={rows.filter(([, value]) => value !== '')} />
      </Panel>
      <Panel>
        <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="3">
          Statistics
        </Heading>
        {profile ? (
          <Suspense fallback={null}>
            <Statistics path={name} profile={profile} />
          </Suspense>
        ) : (
          <Text color="fg.muted">No statistics are stored for this dataset.</Text>
        )}
      </Panel>
    </Stack>
  )
}
