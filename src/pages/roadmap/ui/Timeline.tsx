import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { isFiltered, matchingPhases, type Milestone, PHASES, phaseProgress } from '@/entities/roadmap/model'
import { Mark } from '@/shared/ui/mark'
import { byQuarter, quarterLabel } from '../model/quarters'
import type { Roadmap } from '../model/use-roadmap'
import { MilestoneItem } from './MilestoneItem'
import { PhaseSection } from './PhaseSection'
import { Quarter } from './Quarter'
import { QuarterPicture } from './QuarterPicture'
import { RoadmapFilters } from './RoadmapFilters'

const ALL = new Map(PHASES.flatMap(({ milestones }) => milestones.map((one) => [one.id, one] as const)))

/** RDM-02 to RDM-05: filters, a picture of all milestones, and the phases with theirs by quarter. */
export function Timeline({ state: { filters, openPhases, openMilestones }, onChange }: Roadmap) {
  const matching = matchingPhases(PHASES, filters)
  const shown = matching.reduce((sum, { milestones }) => sum + milestones.length, 0)
  const before = ({ dependencies = [] }: Milestone) =>
    dependencies.flatMap((id) => {
      const found = ALL.get(id)
      return found ? [found] : []
    })
  return (
    <Stack gap="5">
      <RoadmapFilters
        filters={filters}
        onChange={(change) => onChange({ type: 'filter.change', change })}
        onClear={() => onChange({ type: 'filters.clear' })}
      />
      <chakra.p role="status" color="fg.muted">
        {isFiltered(filters) ? `${shown} of ${ALL.size} milestones` : `${ALL.size} milestones`}
      </chakra.p>
      {matching.length === 0 ? (
        <Flex direction="column" align="center" gap="3" py="16" textAlign="center">
          <chakra.span color="accent.fg">
            <Mark size={40} />
          </chakra.span>
          <Text textStyle="lg">No milestones match the current filters.</Text>
        </Flex>
      ) : null}
      <QuarterPicture
        matching={new Set(matching.flatMap(({ milestones }) => milestones.map(({ id }) => id)))}
        onShow={(id) => onChange({ type: 'milestone.show', id })}
      />
      {matching.map(({ id, title, timeframe, description, milestones }) => (
        <PhaseSection
          key={id}
          title={title}
          timeframe={timeframe}
          description={description}
          percent={phaseProgress(PHASES.find((phase) => phase.id === id) ?? { milestones })}
          open={openPhases.includes(id)}
          onToggle={() => onChange({ type: 'phase.toggle', id })}
        >
          {byQuarter({ milestones }).map(([quarter, ofQuarter]) => (
            <Quarter key={quarter} label={quarterLabel(quarter)}>
              {ofQuarter.map((milestone) => (
                <li key={milestone.id}>
                  <MilestoneItem
                    milestone={milestone}
                    dependencies={before(milestone)}
                    open={openMilestones.includes(milestone.id)}
                    onToggle={(one) => onChange({ type: 'milestone.toggle', id: one })}
                    onShow={(one) => onChange({ type: 'milestone.show', id: one })}
                  />
                </li>
              ))}
            </Quarter>
          ))}
        </PhaseSection>
      ))}
    </Stack>
  )
}
