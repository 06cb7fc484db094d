import { Button, Grid, Stack } from '@chakra-ui/react'
import type { KeptJob } from '@/entities/training-job/model'
import { TrainingProvider, useTraining } from '@/features/train-models'
import { Notice } from '@/shared/ui/notice'
import type { TabProps } from '../../model/tab-props'
import { AssistantBanner } from './AssistantBanner'
import { FigureCards } from './FigureCards'
import { useFigures } from './model/use-figures'
import { useResources } from './model/use-resources'
import { QuickActions } from './QuickActions'
import { RecentJobs } from './RecentJobs'
import { SystemResources } from './SystemResources'

/** Overview (PLT-03 to PLT-07): what there is, what trains, and where to go on. */
export function OverviewTab({ userId }: TabProps) {
  return (
    <TrainingProvider userId={userId}>
      <Overview userId={userId} />
    </TrainingProvider>
  )
}

/** What is counted, apart from the rest: it arrives piece by piece. */
function Figures({ userId, jobs }: TabProps & { jobs: ReturnType<typeof useTraining> }) {
  const { figures, failed, retry } = useFigures(userId, jobs)
  const retryAll = () => {
    if (jobs.status === 'error') jobs.collection.retry()
    retry()
  }
  return (
    <>
      <FigureCards figures={figures} />
      {failed ? (
        <Notice
          status="error"
          title="Some figures could not be read"
          actions={
            <Button size="sm" onClick={retryAll}>
              Try again
            </Button>
          }
        >
          This browser did not give what it keeps. Nothing of yours is gone.
        </Notice>
      ) : null}
    </>
  )
}

/** Goes on with every second that something trains. */
const Resources = ({ jobs }: { jobs: readonly KeptJob[] }) => (
  <SystemResources resources={useResources(jobs)} />
)

/** The same elements each time: nothing that arrives or trains draws them again. */
const assistantBanner = <AssistantBanner />
const quickActions = <QuickActions />

function Overview({ userId }: TabProps) {
  const jobs = useTraining()
  const retry = () => {
    if (jobs.status === 'error') jobs.collection.retry()
  }
  return (
    <Stack gap="4">
      <Figures userId={userId} jobs={jobs} />
      {assistantBanner}
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 3fr)' }}
      >
        <RecentJobs jobs={jobs.entries} state={jobs.status} onRetry={retry} />
        <Stack gap="4">
          <Resources jobs={jobs.entries} />
          {quickActions}
        </Stack>
      </Grid>
    </Stack>
  )
}
