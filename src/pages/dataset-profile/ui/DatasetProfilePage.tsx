import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useDatasets } from '@/entities/dataset'
import { type Dataset, datasets as definition } from '@/entities/dataset/model'
import { useStoredProfiles } from '@/entities/dataset-profile'
import { storedProfileOf } from '@/entities/dataset-profile/model'
import { useSessionProfile } from '@/entities/profile'
import { CopyButton } from '@/features/copy-text'
import { ShareLinks } from '@/features/share-link'
import { type ReadFile, ReadFileField } from '@/features/upload-dataset'
import { paths } from '@/shared/config'
import { samplesOf } from '@/shared/lib/collection'
import { useActorEnvironment } from '@/shared/lib/machine'
import { useWorkplace, workspaceOf } from '@/shared/lib/workplace'
import { UnreadNotice } from '@/shared/ui/storage-notices'
import { ButtonLink } from '@/shared/ui/link'
import { PageHeader } from '@/shared/ui/page-header'
import { FoldedPanel, Panel } from '@/shared/ui/panel'
import { PageTitle, Screen } from '@/shared/ui/screen'
import { useTidyProfiles } from '../model/use-tidy-profiles'
import { DatasetHistory } from './DatasetHistory'
import { StoredStatistics } from './StoredStatistics'
import { WorkspaceFilePanel } from './WorkspaceFilePanel'

/** /ai-ml-platform/datasets/:id: the statistics that were kept when the dataset was uploaded. */
export function DatasetProfilePage() {
  const profile = useSessionProfile()
  const { id } = useParams()
  const workplace = useWorkplace(profile?.id ?? '')
  return profile && id ? <ProfileOf key={`${workplace} ${id}`} userId={profile.id} datasetId={id} /> : null
}

const isSample = samplesOf(definition)

const BREADCRUMB = [
  { label: 'AI/ML Platform', to: paths.aiMlPlatform },
  { label: 'Datasets', to: paths.aiMlTab('datasets') },
]

function ProfileOf({ userId, datasetId }: { userId: string; datasetId: string }) {
  const datasets = useDatasets(userId)
  const profiles = useStoredProfiles(userId)
  const workspace = workspaceOf(useWorkplace(userId))
  const [given, setGiven] = useState<File | null>(null)
  useTidyProfiles(datasets, profiles, userId)
  const unread = [datasets, profiles].filter(({ status }) => status === 'error')
  if (unread.length > 0)
    return (
      <Box py="6">
        <PageTitle>Statistics</PageTitle>
        <PageHeader title="Statistics" breadcrumb={BREADCRUMB} />
        <UnreadNotice what="datasets" collections={unread.map(({ collection }) => collection)} />
      </Box>
    )
  if (datasets.status === 'loading' || profiles.status === 'loading') return <Loading />
  const dataset = datasets.entries.find(({ id }) => id === datasetId)
  const kept = profiles.entries.find(({ id }) => id === datasetId)
  if (!dataset)
    return (
      <Screen
        title="This dataset is not in this browser"
        actions={<ButtonLink to={paths.aiMlTab('datasets')}>Datasets</ButtonLink>}
      >
        <PageTitle>This dataset is not in this browser</PageTitle>
        It may have been deleted, or belong to another workspace or account.
      </Screen>
    )
  return (
    <Box py="6">
      <PageTitle>{`Statistics of ${dataset.name}`}</PageTitle>
      <PageHeader
        title={dataset.name}
        breadcrumb={BREADCRUMB}
        actions={
          <>
            {kept ? <ButtonLink to={paths.compareDatasets(datasetId)}>Compare</ButtonLink> : null}
            <ButtonLink to={paths.trainModel} variant="solid" colorPalette="accent">
              Train a model
            </ButtonLink>
          </>
        }
      />
      {kept ? (
        <StoredStatistics kept={kept} />
      ) : (
        <NotStored dataset={dataset} userId={userId} given={given} />
      )}
      {isSample(dataset) ? (
        <Sample />
      ) : (
        <>
          <WorkspaceFilePanel workspace={workspace} dataset={datasetId} onRead={kept ? null : setGiven} />
          <FoldedPanel title="Share by link">
            <ShareLinks
              workspace={workspace}
              kind="dataset"
              id={datasetId}
              renderCopy={(address) => <CopyButton text={address} what="shared link" secret />}
            />
          </FoldedPanel>
        </>
      )}
      <DatasetHistory userId={userId} dataset={dataset} />
    </Box>
  )
}

/** A sample is in the browser alone: the workspace has nothing to add a file to, or to share. */
const Sample = () => (
  <Panel mt="5" as="section" aria-label="File and links">
    <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="1">
      This is a sample
    </Heading>
    <Text color="fg.muted" mb="4" maxWidth="60ch">
      A sample has no file in the workspace and cannot be shared by link. Upload a dataset of your own to do
      both.
    </Text>
    <ButtonLink to={paths.uploadDataset}>Upload Dataset</ButtonLink>
  </Panel>
)

/** A dataset from before statistics were kept, or whose file was not read. */
function NotStored({ dataset, userId, given }: { dataset: Dataset; userId: string; given: File | null }) {
  const { collection } = useStoredProfiles(userId)
  const { now } = useActorEnvironment()
  const { id } = dataset
  const keep = useCallback(
    ({ path, profile }: ReadFile) => void collection.put(storedProfileOf(id, path, profile, now())),
    [collection, id, now],
  )
  return (
    <Panel>
      <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="1">
        No statistics are kept for this dataset
      </Heading>
      <Text color="fg.muted" mb="4" maxWidth="60ch">
        Its file was not read when it was added, or that was before statistics were kept. Choose the file to
        read it now.
      </Text>
      <ReadFileField label="Choose its file" onRead={keep} given={given} />
    </Panel>
  )
}

function Loading() {
  return (
    <Stack py="6" gap="5" role="status" aria-busy aria-label="Loading statistics">
      <PageTitle>Statistics</PageTitle>
      <Skeleton height="2.5rem" maxWidth="20rem" />
      <Skeleton height="4rem" />
      <Skeleton height="24rem" />
    </Stack>
  )
}
