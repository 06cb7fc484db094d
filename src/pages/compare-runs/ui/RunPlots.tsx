import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Run } from '@/entities/run/model'
import { uniqueNames } from '@/features/run-charts'
import { CheckboxField, SelectField } from '@/shared/ui/form'
import { choiceOf, dimensionsOf, MOST_AXES, type PlotChoice, searchOf } from '../model/dimensions'
import { ParallelCoordinates } from './ParallelCoordinates'
import { PlotTable } from './PlotTable'
import { ScatterPlot } from './ScatterPlot'

/** Runs by their parameters and metrics: as lines across several axes, and as points by two. The address names the axes. */
export function RunPlots({ runs }: { runs: readonly Run[] }) {
  const [query, setQuery] = useSearchParams()
  const [emphasised, setEmphasised] = useState('')
  const dimensions = useMemo(() => dimensionsOf(runs), [runs])
  const names = useMemo(() => uniqueNames(runs), [runs])
  if (dimensions.length < 2) return null
  const choice = choiceOf(query, dimensions)
  const change = (next: Partial<PlotChoice>) => setQuery(searchOf(query, next), { replace: true })
  const byId = (id: string) => dimensions.find((one) => one.id === id) ?? dimensions[0]!
  const axes = choice.axes.map(byId)
  const [x, y] = [byId(choice.x), byId(choice.y)]
  const options = dimensions.map(({ id, label }) => ({ value: id, label: `${label} (${id.split(':')[0]})` }))
  const at = runs.findIndex(({ id }) => id === emphasised)
  const full = choice.axes.length >= MOST_AXES
  return (
    <Stack as="section" aria-labelledby="plots" gap="4">
      <Flex justify="space-between" align="end" columnGap="4" rowGap="2" wrap="wrap">
        <Heading as="h2" id="plots" textStyle="lg" fontWeight="semibold">
          Parameters and metrics
        </Heading>
        <Box width={{ base: 'full', sm: '16rem' }}>
          <SelectField
            label="Highlight a run"
            name="emphasised"
            value={emphasised}
            onValueChange={setEmphasised}
            options={[
              { value: '', label: 'None' },
              ...runs.map(({ id }, run) => ({ value: id, label: names[run] ?? id })),
            ]}
          />
        </Box>
      </Flex>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" p="4" minWidth="0">
        <chakra.details mb="3" textStyle="sm">
          <chakra.summary cursor="pointer" color="accent.fg" width="fit-content" borderRadius="xs" py="1">
            Choose the axes ({choice.axes.length} of {dimensions.length})
          </chakra.summary>
          <Flex role="group" aria-label="Axes" wrap="wrap" columnGap="5" rowGap="1" mt="2">
            {options.map(({ value, label }) => {
              const isChosen = choice.axes.includes(value)
              return (
                <CheckboxField
                  key={value}
                  name={`axis ${value}`}
                  label={label}
                  checked={isChosen}
                  disabled={isChosen ? choice.axes.length === 1 : full}
                  onCheckedChange={() => {
                    if (isChosen && choice.axes.length > 1)
                      change({ axes: choice.axes.filter((id) => id !== value) })
                    if (!isChosen && !full) change({ axes: [...choice.axes, value] })
                  }}
                />
              )
            })}
          </Flex>
          <Text color="fg.muted" mt="1">
            One to {MOST_AXES} axes, in the order in which they are chosen.
          </Text>
        </chakra.details>
        <ParallelCoordinates names={names} axes={axes} emphasised={at} />
      </Box>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" p="4" minWidth="0">
        <Flex gap="4" wrap="wrap" mb="3">
          <Box width={{ base: 'full', sm: '14rem' }}>
            <SelectField
              label="X axis"
              name="x"
              value={choice.x}
              options={options}
              onValueChange={(next) => change({ x: next })}
            />
          </Box>
          <Box width={{ base: 'full', sm: '14rem' }}>
            <SelectField
              label="Y axis"
              name="y"
              value={choice.y}
              options={options}
              onValueChange={(next) => change({ y: next })}
            />
          </Box>
        </Flex>
        <ScatterPlot names={names} x={x} y={y} emphasised={at} />
        <PlotTable names={names} dimensions={[...new Set([...axes, x, y])]} />
      </Box>
    </Stack>
  )
}
