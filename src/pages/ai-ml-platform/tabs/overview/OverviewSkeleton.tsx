import { Grid, Skeleton, Stack } from '@chakra-ui/react'
import { TrainCard } from '../../ui/StartCards'
import { FigureCards } from './FigureCards'
import { HelpPanel } from './HelpPanel'
import { figuresOf } from './model/figures'
import { QuickActions } from './QuickActions'
import { JOBS_HEIGHT } from './jobs-height'

const FIGURES = figuresOf({
  totalModels: 'loading',
  activeTraining: 'loading',
  datasets: 'loading',
  deployedModels: 'loading',
  teamMembers: 'loading',
  apiCalls: 'loading',
})

/** The overview as it is for everybody, with room for what is not known yet. */
export function OverviewSkeleton() {
  return (
    <Stack gap="4">
      <FigureCards figures={FIGURES} />
      <TrainCard />
      <HelpPanel>
        <Skeleton height="9" width="9.75rem" aria-hidden />
      </HelpPanel>
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 3fr)' }}
      >
        <Skeleton height={JOBS_HEIGHT} borderRadius="lg" aria-hidden />
        <Stack gap="4">
          <Skeleton height="15.25rem" borderRadius="lg" aria-hidden />
          <QuickActions />
        </Stack>
      </Grid>
    </Stack>
  )
}
