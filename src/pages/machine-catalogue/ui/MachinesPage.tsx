import { machines } from 'virtual:machine-catalogue'
import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@/shared/config'
import type { MachineSummary } from '@/shared/lib/statechart'
import { FilterBar, type FilterSelect } from '@/shared/ui/filter-bar'
import { TextLink } from '@/shared/ui/link'
import { PageHeader } from '@/shared/ui/page-header'
import { Panel } from '@/shared/ui/panel'
import { PageMeta } from '@/shared/ui/screen'
import { MACHINE_GROUPS, type MachineFilter, type MachineGroup, machinesBy } from '../model/groups'

const SELECTS: readonly FilterSelect<MachineFilter>[] = [
  {
    name: 'group',
    label: 'Group',
    options: [
      { value: 'all', label: 'All' },
      ...MACHINE_GROUPS.filter((group) => group !== 'Others').map((group) => ({
        value: group,
        label: group,
      })),
    ],
  },
]

const sum = (count: (machine: MachineSummary) => number) =>
  machines.reduce((total, machine) => total + count(machine), 0)

/** /machines: every state machine of the app. `?search=` and `?group=` narrow the list. */
export function MachinesPage() {
  const [query, setQuery] = useSearchParams()
  // The address follows what is typed: it changes too late to be typed into.
  const [filter, setFilter] = useState<MachineFilter>(() => ({
    search: query.get('search') ?? '',
    group: MACHINE_GROUPS.find((one) => one === query.get('group')) ?? 'all',
  }))
  const found = machinesBy(filter)
  const change = (changes: Partial<MachineFilter>) => {
    const next = { ...filter, ...changes }
    setFilter(next)
    setQuery(
      { ...(next.search && { search: next.search }), ...(next.group !== 'all' && { group: next.group }) },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <Stack gap="0" py={{ base: '4', md: '5' }}>
      <PageMeta
        title="Machines"
        description="Every behaviour of Orrery as a state machine: its chart, its states and events, and a simulator with a clock."
      />
      <PageHeader
        title="Machines"
        lead={`How everything here behaves: ${machines.length} machines, ${sum(({ states }) => states)} states, ${sum(({ transitions }) => transitions)} transitions. You can view each one and run it on its own.`}
      />
      <FilterBar
        label="Machines"
        filter={filter}
        search={{
          value: filter.search,
          placeholder: 'Name, address or requirement ID',
          maxLength: 80,
          onValueChange: (search) => change({ search }),
        }}
        selects={SELECTS}
        onChange={change}
      />
      <Text aria-live="polite" textStyle="sm" color="fg.muted" my="3">
        {counted(
          found.reduce((total, [, list]) => total + list.length, 0),
          'machine',
        )}
      </Text>
      {found.length === 0 ? (
        <Panel>
          <Text mb="3">No machines match your search.</Text>
          <Button onClick={() => change({ search: '', group: 'all' })}>Show all machines</Button>
        </Panel>
      ) : null}
      <Stack gap="8">
        {found.map(([name, list]) => (
          <Group key={name} name={name} machines={list} />
        ))}
      </Stack>
    </Stack>
  )
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

function Group({ name, machines: list }: { name: MachineGroup; machines: readonly MachineSummary[] }) {
  return (
    <section aria-label={name}>
      <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="3">
        {name}
      </Heading>
      <Panel as="ul" p="0" listStyleType="none">
        {list.map((machine) => (
          <chakra.li
            key={machine.name}
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '13rem 1fr auto' }}
            columnGap="5"
            rowGap="0.5"
            px="4"
            py="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: 0 }}
          >
            <chakra.span fontFamily="mono" fontWeight="medium">
              <TextLink to={paths.machine(machine.name)}>{machine.name}</TextLink>
            </chakra.span>
            <Text>{machine.about}</Text>
            <Text
              justifySelf="start"
              color="fg.muted"
              textStyle="sm"
              whiteSpace="nowrap"
              fontVariantNumeric="tabular-nums"
            >
              {counted(machine.states, 'state')}, {counted(machine.transitions, 'transition')}
            </Text>
          </chakra.li>
        ))}
      </Panel>
    </section>
  )
}
