import { Box, Heading, Stack } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { MachineSummary } from '@/shared/lib/statechart'
import { Panel } from '@/shared/ui/panel'
import { StateChart } from '@/shared/ui/state-chart'
import { useChart } from '../model/use-chart'
import { ChartTables } from './ChartTables'
import { MachineFacts } from './MachineFacts'
import { StateFacts } from './StateFacts'

/** A machine as it is read: its chart, the state that is looked at, and tables of all there is. */
export function MachineView({ machine }: { machine: MachineSummary }) {
  const chart = useChart(machine.name)
  const [query, setQuery] = useSearchParams()
  if (!chart) return null
  const state = chart.states.find(({ id }) => id !== '' && id === query.get('state')) ?? null
  return (
    <Stack gap="8">
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gap="4"
        alignItems="start"
      >
        <StateChart
          layout={chart}
          selected={state?.id ?? null}
          onSelect={(id) => setQuery(id ? { state: id } : {}, { replace: true, preventScrollReset: true })}
        />
        <Panel p={{ base: '4', md: '5' }}>
          <Heading
            as="h2"
            textStyle="lg"
            fontWeight="semibold"
            mb="2"
            fontFamily={state ? 'mono' : undefined}
          >
            {state ? state.id : 'About this machine'}
          </Heading>
          {state ? <StateFacts state={state} chart={chart} /> : <MachineFacts machine={machine} />}
        </Panel>
      </Box>
      <ChartTables chart={chart} />
    </Stack>
  )
}
