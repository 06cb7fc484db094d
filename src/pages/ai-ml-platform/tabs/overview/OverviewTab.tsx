import { Button, Grid, Stack } from '@chakra-ui/react'
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

function Overview({ userId }: TabProps) {
  const jobs = useTraining()
  const { figures, failed, retry } = useFigures(userId, jobs)
  const resources = useResources(jobs.entries)
  const retryAll = () => {
    if (jobs.status === 'error') jobs.collection.retry()
    retry()
  }
  return (
    <Stack gap="4">
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
      <AssistantBanner />
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 3fr)' }}
      >
        <RecentJobs jobs={jobs.entries} state={jobs.status} onRetry={retryAll} />
        <Stack gap="4">
          <SystemResources resources={resources} />
          <QuickActions />
        </Stack>
      </Grid>
    </Stack>
  )
}
