import { Heading, Stack, Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Preview, Problems, Statistics } from '@/entities/dataset-profile'
import type { StoredProfile } from '@/entities/dataset-profile/model'
import { formatDateTime, formatNumber } from '@/shared/lib/format'
import { Panel } from '@/shared/ui/panel'

/** The statistics and first rows of a file, as they were when it was read. */
export function StoredStatistics({ kept: { fileName, at, columnCount, profile } }: { kept: StoredProfile }) {
  const shown = profile.columns.length
  return (
    <Stack gap="5">
      <Text color="fg.muted" overflowWrap="anywhere">
        {fileName}, read on {formatDateTime(at)}
        {shown < columnCount
          ? `. The first ${formatNumber(shown)} of its ${formatNumber(columnCount)} columns are kept`
          : ''}
      </Text>
      <Problems profile={profile} />
      <Panel>
        <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="3">
          Statistics
        </Heading>
        <Suspense fallback={null}>
          <Statistics path={fileName} profile={profile} />
        </Suspense>
      </Panel>
      <Panel>
        <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="3">
          Preview
        </Heading>
        <Preview preview={profile} marks={profile.reading?.missing} totalRows={profile.totalRows} />
      </Panel>
    </Stack>
  )
}
