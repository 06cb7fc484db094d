import { Box, Button, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSessionProfile } from '@/entities/profile'
import { type Dataset, READ_FORMATS_TEXT } from '@/entities/dataset/model'
import { UploadDatasetPanel, useDatasetUpload, useProfiled } from '@/features/upload-dataset'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { useWorkplace } from '@/shared/lib/workplace'
import { Region } from '@/shared/ui/boundary'
import { PageHeader } from '@/shared/ui/page-header'
import { Panel } from '@/shared/ui/panel'
import { PageTitle } from '@/shared/ui/screen'
import { TabBar, tabPanel } from '@/shared/ui/tabs'
import { LeaveDialog, usePageLeaveQuestion } from '@/shared/ui/wizard'
import { UploadSide } from './UploadSide'

/** UPL-01: /ai-ml-platform/upload-dataset. */
export function UploadDatasetPage() {
  const profile = useSessionProfile()
  const workplace = useWorkplace(profile?.id ?? '')
  return profile ? <UploadOf key={workplace} userId={profile.id} /> : null
}

const NOT_PARSED = `Add a ${READ_FORMATS_TEXT} file to see a preview and statistics.`

function UploadOf({ userId }: { userId: string }) {
  const upload = useDatasetUpload(userId)
  const { actor, leavable } = upload
  const navigate = useNavigate()
  const question = usePageLeaveQuestion(leavable)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const parsed = useProfiled(actor)
  const [asked, setAsked] = useState<'upload' | 'preview' | 'statistics'>('upload')
  // Without its file there is nothing to see there, and an upload is seen where it runs.
  const open = parsed && !busy ? asked : 'upload'
  const unavailable = parsed ? undefined : NOT_PARSED
  const view = ({ id }: Dataset) =>
    void navigate(`${paths.aiMlTab('datasets')}&open=${encodeURIComponent(id)}`)
  return (
    <Box py="6">
      <PageTitle>Upload Dataset</PageTitle>
      <PageHeader
        title="Upload Dataset"
        breadcrumb={[
          { label: 'AI/ML Platform', to: paths.aiMlPlatform },
          { label: 'Datasets', to: paths.aiMlTab('datasets') },
        ]}
        lead="Files are processed in your browser and never uploaded."
      />
      <Grid
        // The content of a file needs the full width, so the guidelines follow below it.
        templateColumns={{
          base: 'minmax(0, 1fr)',
          xl: open === 'upload' ? 'minmax(0, 1fr) 20rem' : undefined,
        }}
        gap="5"
        alignItems="start"
      >
        <Panel>
          <TabBar
            label="Upload Dataset"
            name="upload"
            tabs={[
              { id: 'upload', label: 'Upload' },
              { id: 'preview', label: 'Preview', unavailable },
              { id: 'statistics', label: 'Statistics', unavailable },
            ]}
            fits
            current={open}
            onOpen={setAsked}
          />
          {parsed ? null : (
            <Text textStyle="sm" color="fg.muted" mt="2">
              Add a {READ_FORMATS_TEXT} file to see a preview and statistics.
            </Text>
          )}
          {parsed && !busy && open === 'upload' ? (
            <Button variant="outline" size="sm" mt="3" onClick={() => setAsked('statistics')}>
              See the statistics of your file
            </Button>
          ) : null}
          <Box pt="5" {...tabPanel('upload', open)}>
            <Region name="This tab" place={open}>
              <UploadDatasetPanel upload={upload} view={open} onView={view} />
            </Region>
          </Box>
        </Panel>
        <UploadSide />
      </Grid>
      <LeaveDialog
        {...question}
        title={busy ? 'Stop this upload?' : 'Leave without uploading?'}
        text={busy ? 'If you leave, the upload stops and nothing is added.' : 'Your entries will be lost.'}
        keep={busy ? 'Keep uploading' : 'Keep editing'}
      />
    </Box>
  )
}
