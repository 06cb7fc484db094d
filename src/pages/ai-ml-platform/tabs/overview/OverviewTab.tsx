import { Button, Grid, Stack } from '@chakra-ui/react'
import { memo, useDeferredValue } from 'react'
import type { StoredJob } from '@/entities/training-job/model'
import { TrainingProvider, useTraining } from '@/features/train-models'
import { Notice } from '@/shared/ui/notice'
import type { TabProps } from '../../model/tab-props'
import { TrainCard } from '../../ui/StartCards'
import { AssistantBanner } from './AssistantBanner'
import { FigureCards } from './FigureCards'
import { useFigures } from './model/use-figures'
import { useResources } from './model/use-resources'
import { OwnRuns } from './OwnRuns'
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

type Training = ReturnType<typeof useTraining>

/** The figures, apart from the rest because they arrive one after the other. */
function Figures({ userId, jobs }: TabProps & { jobs: Training }) {
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
          title="Some figures could not be loaded"
          actions={
            <Button size="sm" onClick={retryAll}>
              Try again
            </Button>
          }
        >
          This browser’s saved data could not be read. Nothing was deleted.
        </Notice>
      ) : null}
    </>
  )
}

/** Goes on with every second that something trains. */
const Resources = ({ jobs }: { jobs: readonly StoredJob[] }) => (
  <SystemResources resources={useResources(jobs)} />
)

/** The same elements each time: nothing that arrives or trains draws them again. */
const trainCard = <TrainCard />
const assistantBanner = <AssistantBanner />
const quickActions = <QuickActions />

/** New data renders in pieces, so that the browser can do other work in between. */
const Overview = ({ userId }: TabProps) => (
  <OverviewOf userId={userId} jobs={useDeferredValue(useTraining())} />
)

const OverviewOf = memo(function OverviewOf({ userId, jobs }: TabProps & { jobs: Training }) {
  const retry = () => {
    if (jobs.status === 'error') jobs.collection.retry()
  }
  return (
    <Stack gap="4">
      <Figures userId={userId} jobs={jobs} />
      {trainCard}
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
          <OwnRuns userId={userId} />
        </Stack>
      </Grid>
    </Stack>
  )
})
