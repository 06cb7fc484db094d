import { Heading } from '@chakra-ui/react'
import { useMemo } from 'react'
import { paths } from '@/shared/config'
import type { ChartLayout, PlacedTransition } from '@/shared/lib/statechart'
import { TextLink } from '@/shared/ui/link'
import { type Column, DataTable } from '@/shared/ui/table'
import { causeOf, nameOf, type StateRow, stateRows, targetOf } from '../model/rows'

/** Every state, transition and delay of a machine, as tables. */
export function ChartTables({ chart }: { chart: ChartLayout }) {
  const states = useMemo(() => stateRows(chart), [chart])
  const stateColumns = useMemo(() => columnsOfStates(chart.machine), [chart])
  const eventColumns = useMemo(() => columnsOfEvents(chart), [chart])
  const delays = useMemo(() => Object.entries(chart.delays), [chart])
  return (
    <>
      <section>
        <Title>States</Title>
        <DataTable
          label="States"
          whole
          rows={states}
          columns={stateColumns}
          rowId={idOf}
          rowName={idOf}
          empty="This machine has no states. It only holds values."
        />
      </section>
      <section>
        <Title>Events and transitions</Title>
        <DataTable
          label="Events and transitions"
          whole
          rows={chart.transitions}
          columns={eventColumns}
          rowId={idOf}
          rowName={idOf}
          narrow="48rem"
          empty="This machine has no transitions."
        />
      </section>
      {delays.length > 0 ? (
        <section>
          <Title>Delays</Title>
          <DataTable
            label="Delays"
            whole
            rows={delays}
            columns={DELAYS}
            rowId={([name]) => name}
            rowName={([name]) => name}
            empty=""
          />
        </section>
      ) : null}
    </>
  )
}

const Title = ({ children }: { children: string }) => (
  <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="3">
    {children}
  </Heading>
)

const idOf = ({ id }: { id: string }) => id

const columnsOfStates = (machine: string): Column<StateRow>[] => [
  {
    id: 'state',
    header: 'State',
    cell: ({ id }) => <TextLink to={paths.machineState(machine, id)}>{id}</TextLink>,
    sortBy: idOf,
  },
  {
    id: 'kind',
    header: 'Kind',
    labelled: true,
    cell: ({ kind }) => kind,
    sortBy: ({ kind }) => kind,
    width: '12rem',
  },
  { id: 'does', header: 'Does', labelled: true, cell: ({ does }) => does || '–', wrap: true },
]

const columnsOfEvents = (chart: ChartLayout): Column<PlacedTransition>[] => [
  { id: 'event', header: 'Event', cell: causeOf, sortBy: causeOf, wrap: true },
  {
    id: 'from',
    header: 'From',
    labelled: true,
    cell: ({ source }) => nameOf(source, chart),
    sortBy: ({ source }) => source,
  },
  { id: 'to', header: 'To', labelled: true, cell: targetOf, sortBy: targetOf },
  {
    id: 'guard',
    header: 'Guard',
    labelled: true,
    cell: ({ guard }) => guard ?? '–',
    sortBy: ({ guard }) => guard,
  },
  {
    id: 'actions',
    header: 'Actions',
    labelled: true,
    cell: ({ actions }) => actions.join(', ') || '–',
    wrap: true,
  },
]

const DELAYS: Column<[string, number | null]>[] = [
  { id: 'delay', header: 'Delay', cell: ([name]) => name, sortBy: ([name]) => name },
  {
    id: 'ms',
    header: 'How long',
    cell: ([, ms]) => (ms === null ? 'Computed as it starts' : `${ms} ms`),
    sortBy: ([, ms]) => ms,
    align: 'end',
    width: '14rem',
  },
]
