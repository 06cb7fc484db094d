import { chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { RunStatusDot } from '@/entities/run'
import type { Run } from '@/entities/run/model'
import { uniqueNames } from '@/features/run-charts'
import { paths } from '@/shared/config'
import { formatNumber, MISSING } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'
import { CheckboxField } from '@/shared/ui/form'
import { TextLink } from '@/shared/ui/link'
import { type Compared, comparedOf } from '../model/differences'

/** Lines of the table; more would be for a program to read. */
const MOST_LINES = 300
const KINDS = { run: 'Run', param: 'Parameter', metric: 'Metric' } as const

/** The parameters and metrics of runs side by side. */
export function Differences({ runs }: { runs: readonly Run[] }) {
  const { now } = useActorEnvironment()
  const [all, setAll] = useState(false)
  const lines = useMemo(() => comparedOf(runs, now()), [runs, now])
  const names = useMemo(() => uniqueNames(runs), [runs])
  const shown = lines.filter(({ differs }) => all || differs || runs.length === 1)
  return (
    <div>
      <Flex justify="space-between" align="center" columnGap="4" rowGap="2" wrap="wrap" mb="3">
        <Heading as="h2" textStyle="lg" fontWeight="semibold">
          Differences
        </Heading>
        {runs.length > 1 ? (
          <CheckboxField
            name="all"
            label={`Show what is the same too (${formatNumber(lines.filter(({ differs }) => !differs).length)})`}
            checked={all}
            onCheckedChange={setAll}
          />
        ) : null}
      </Flex>
      <chakra.div
        overflowX="auto"
        tabIndex={0}
        role="region"
        aria-label="Differences"
        borderWidth="1px"
        borderRadius="lg"
        bg="bg.panel"
      >
        <chakra.table
          minWidth="full"
          fontVariantNumeric="tabular-nums"
          textStyle="sm"
          css={{
            borderCollapse: 'separate',
            borderSpacing: '0',
            '& th, & td': {
              textAlign: 'start',
              height: '44px',
              px: '4',
              py: '1',
              fontWeight: 'normal',
              borderBottomWidth: '1px',
              verticalAlign: 'middle',
              minWidth: '8rem',
              maxWidth: '18rem',
              overflowWrap: 'anywhere',
            },
            '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
            '& th:first-of-type': {
              position: { md: 'sticky' },
              insetInlineStart: '0',
              bg: 'bg.panel',
              zIndex: '1',
            },
          }}
        >
          <thead>
            <tr>
              <th scope="col">
                <chakra.span color="fg.muted">Name</chakra.span>
              </th>
              {runs.map((run, at) => (
                <th key={run.id} scope="col">
                  <TextLink to={paths.run(run.id)}>{names[at] ?? run.name}</TextLink>
                  <chakra.div mt="0.5">
                    <RunStatusDot run={run} now={now()} />
                  </chakra.div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, MOST_LINES).map((line) => (
              <Line key={`${line.kind} ${line.name}`} line={line} runs={runs} />
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      {shown.length > MOST_LINES ? (
        <Text mt="2" textStyle="sm" color="fg.muted">
          The first {MOST_LINES} of {formatNumber(shown.length)} lines.
        </Text>
      ) : null}
    </div>
  )
}

function Line({ line: { kind, name, values, differs }, runs }: { line: Compared; runs: readonly Run[] }) {
  return (
    <tr>
      <th scope="row">
        <chakra.span display="block" fontWeight="medium" dir="auto">
          {name}
        </chakra.span>
        <chakra.span textStyle="xs" color="fg.muted">
          {KINDS[kind]}
        </chakra.span>
      </th>
      {runs.map(({ id }, at) => (
        <chakra.td key={id} color={differs ? undefined : 'fg.muted'}>
          {values[at] ?? MISSING}
        </chakra.td>
      ))}
    </tr>
  )
}
