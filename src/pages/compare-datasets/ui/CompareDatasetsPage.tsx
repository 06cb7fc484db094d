import { Box, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useDatasets } from '@/entities/dataset'
import { Comparison, useStoredProfiles } from '@/entities/dataset-profile'
import { useSessionProfile } from '@/entities/profile'
import { type ReadFile, ReadFileField } from '@/features/upload-dataset'
import { paths } from '@/shared/config'
import { SelectField } from '@/shared/ui/form'
import { useWorkplace } from '@/shared/lib/workplace'
import { UnreadNotice } from '@/shared/ui/storage-notices'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { Panel } from '@/shared/ui/panel'
import { PageTitle, Screen } from '@/shared/ui/screen'

/** /ai-ml-platform/datasets/:id/compare: compares a dataset with the earlier dataset that `?with=` names. */
export function CompareDatasetsPage() {
  const profile = useSessionProfile()
  const { id } = useParams()
  const workplace = useWorkplace(profile?.id ?? '')
  return profile && id ? <CompareOf key={`${workplace} ${id}`} userId={profile.id} datasetId={id} /> : null
}

const BREADCRUMB = [
  { label: 'AI/ML Platform', to: paths.aiMlPlatform },
  { label: 'Datasets', to: paths.aiMlTab('datasets') },
]

function CompareOf({ userId, datasetId }: { userId: string; datasetId: string }) {
  const datasets = useDatasets(userId)
  const profiles = useStoredProfiles(userId)
  const [query, setQuery] = useSearchParams()
  const [file, setFile] = useState<ReadFile | null>(null)
  const unread = [datasets, profiles].filter(({ status }) => status === 'error')
  if (unread.length > 0)
    return (
      <Box py="6">
        <PageTitle>Compare</PageTitle>
        <PageHeader title="Compare" breadcrumb={BREADCRUMB} />
        <UnreadNotice what="datasets" collections={unread.map(({ collection }) => collection)} />
      </Box>
    )
  if (datasets.status === 'loading' || profiles.status === 'loading')
    return (
      <Stack py="6" gap="5" role="status" aria-busy aria-label="Loading the comparison">
        <PageTitle>Compare</PageTitle>
        <Skeleton height="2.5rem" maxWidth="20rem" />
        <Skeleton height="24rem" />
      </Stack>
    )
  const names = new Map(datasets.entries.map(({ id, name }) => [id, name]))
  const kept = profiles.entries.filter(({ id }) => names.has(id))
  const later = kept.find(({ id }) => id === datasetId)
  const name = names.get(datasetId)
  if (name === undefined || !later)
    return (
      <Screen
        title="There is nothing to compare"
        actions={<ButtonLink to={paths.aiMlTab('datasets')}>Datasets</ButtonLink>}
      >
        <PageTitle>There is nothing to compare</PageTitle>
        {name === undefined
          ? 'This dataset is not in this browser. It may have been deleted, or be in another browser or account.'
          : 'No statistics are kept for this dataset.'}
      </Screen>
    )
  const others = kept.filter(({ id }) => id !== datasetId)
  const asked = query.get('with') ?? ''
  const earlier = others.find(({ id }) => id === asked)
  const before = file
    ? { name: file.path, profile: file.profile }
    : earlier && { name: names.get(earlier.id) ?? earlier.fileName, profile: earlier.profile }
  const compareWith = (id: string) => {
    setFile(null)
    setQuery(id === '' ? {} : { with: id }, { replace: true, preventScrollReset: true })
  }
  return (
    <Box py="6">
      <PageTitle>{`Compare ${name}`}</PageTitle>
      <PageHeader
        title={`Compare ${name}`}
        breadcrumb={[...BREADCRUMB, { label: name, to: paths.datasetProfile(datasetId) }]}
        lead="What changed since an earlier file with the same columns."
      />
      <Stack gap="5">
        <Panel>
          <Stack direction={{ base: 'column', md: 'row' }} gap="6" align="flex-start">
            <Box flex="1 1 0" width="full">
              {others.length > 0 ? (
                <SelectField
                  name="with"
                  label="Earlier dataset"
                  value={earlier && !file ? earlier.id : ''}
                  options={[
                    { value: '', label: 'Choose a dataset' },
                    ...others.map(({ id }) => ({ value: id, label: names.get(id) ?? id })),
                  ]}
                  onValueChange={compareWith}
                />
              ) : (
                <Text color="fg.muted">No other dataset has kept statistics. Choose an earlier file.</Text>
              )}
            </Box>
            <Box flex="1 1 0" width="full">
              <ReadFileField label="Compare with a file" onRead={setFile} />
            </Box>
          </Stack>
        </Panel>
        {asked !== '' && !earlier && !file ? (
          <Notice status="warning" title="The other dataset is not in this browser">
            It may have been deleted, or no statistics are kept for it. Choose another one, or a file.
          </Notice>
        ) : null}
        {before ? (
          <Panel>
            <Suspense fallback={<Skeleton height="24rem" />}>
              <Comparison before={before} after={{ name, profile: later.profile }} />
            </Suspense>
          </Panel>
        ) : null}
      </Stack>
    </Box>
  )
}
