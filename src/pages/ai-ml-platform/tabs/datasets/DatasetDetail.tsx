import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import {
  type Dataset,
  type DatasetProfileSummary,
  READ_FORMATS_TEXT,
  TYPE_LABELS,
  VISIBILITY_LABELS,
} from '@/entities/dataset/model'
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatNumber,
  formatShare,
  MISSING,
} from '@/shared/lib/format'
import { Facts } from '@/shared/ui/facts'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { samplesOf } from './DatasetCard'

/** One dataset: description, facts, preview and statistics, versions. */
export function DatasetDetail({ dataset }: { dataset: Dataset }) {
  const { description, status, failure, profile } = dataset
  return (
    <Stack gap="5">
      {status === 'processing' ? (
        <Notice status="info" title="Processing">
          The files are being processed. This takes about a minute and continues if you leave.
        </Notice>
      ) : null}
      {status === 'error' ? (
        <Notice status="error" title="Processing failed">
          {failure ?? 'The files could not be processed.'}
        </Notice>
      ) : null}
      <Text overflowWrap="anywhere" whiteSpace="pre-wrap" dir="auto">
        {description || 'No description'}
      </Text>
      <Part title="Preview and statistics">
        {profile ? (
          <Stack gap="3" align="flex-start">
            <ButtonLink size="sm" to={paths.datasetProfile(dataset.id)}>
              Open statistics
            </ButtonLink>
            <Box width="full">
              <Profile profile={profile} />
            </Box>
          </Stack>
        ) : (
          <Text color="fg.muted">Only datasets with a {READ_FORMATS_TEXT} file have them.</Text>
        )}
      </Part>
      <Part title="Details">
        <Facts
          rows={[
            ['Type', TYPE_LABELS[dataset.type]],
            ['Visibility', VISIBILITY_LABELS[dataset.visibility]],
            ['Format', dataset.format],
            ['Size', formatBytes(dataset.size)],
            ['Samples', samplesOf(dataset.samples)],
            ['Tags', dataset.tags.join(', ') || MISSING],
            ['Created', `${formatDate(dataset.createdAt)} by ${dataset.createdBy}`],
          ]}
        />
      </Part>
      <Part title="Usage">
        <Facts
          rows={[
            ['Downloads', formatNumber(dataset.downloadCount)],
            ['Uses', `${formatNumber(dataset.usageCount)} training jobs and models`],
          ]}
        />
      </Part>
      <Part title="Versions">
        <chakra.ol listStyleType="none" p="0" m="0" display="grid" gap="2">
          {dataset.versions.map(({ version, at, note }) => (
            <li key={version}>
              <chakra.span fontWeight="medium" fontVariantNumeric="tabular-nums">
                {version}
              </chakra.span>{' '}
              {note}
              <chakra.span color="fg.muted"> · {formatDateTime(at)}</chakra.span>
            </li>
          ))}
        </chakra.ol>
      </Part>
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} minWidth="0">
      <Heading id={id} as="h3" textStyle="md" fontWeight="semibold" mb="1">
        {title}
      </Heading>
      {children}
    </chakra.section>
  )
}

function Profile({ profile }: { profile: DatasetProfileSummary }) {
  const { fileName, rowCount, columnCount, columns, rows } = profile
  return (
    <Stack gap="3">
      <Text color="fg.muted" overflowWrap="anywhere">
        {fileName}: {formatNumber(rowCount)} rows, {formatNumber(columnCount)} columns
        {columns.length < columnCount ? `, the first ${columns.length} of which are kept here` : ''}
      </Text>
      <chakra.div
        overflowX="auto"
        tabIndex={0}
        role="region"
        aria-label={`Preview of ${fileName}`}
        borderWidth="1px"
        borderRadius="md"
      >
        <chakra.table
          minWidth="full"
          textStyle="sm"
          css={{
            '& :is(th, td)': { px: '3', py: '1.5', textAlign: 'start', whiteSpace: 'nowrap' },
            '& tr > *': { maxWidth: '16rem', overflow: 'hidden', textOverflow: 'ellipsis' },
            '& tbody tr': { borderTopWidth: '1px' },
          }}
        >
          <thead>
            <tr>
              {columns.map(({ name, type, missing }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns may share a name, and never move
                <th key={place} scope="col" title={name} dir="auto">
                  {name.trim() === '' ? `Column ${place + 1} (no name)` : name}
                  <chakra.span display="block" color="fg.muted" fontWeight="normal" dir="ltr">
                    {type},{' '}
                    {missing === 0
                      ? 'none missing'
                      : `${formatNumber(missing)} missing (${formatShare(missing, rowCount)})`}
                  </chakra.span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and never move
              <tr key={index}>
                {columns.map((_, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={place} title={row[place]} dir="auto">
                    {row[place] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </Stack>
  )
}
