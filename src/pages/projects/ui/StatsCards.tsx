import { chakra, Flex } from '@chakra-ui/react'
import { useMemo } from 'react'
import { type Project, projectStats } from '@/entities/project/model'
import { formatNumber } from '@/shared/lib/format'

export interface StatsCardsProps {
  /** Null while they are read: then the figures are not known yet. */
  projects: readonly Project[] | null
  /** ms since 1970: decides what this month is. */
  now: number
}

/**
 * PRJ-01: four figures over the user's own projects, in one line where there is room. They keep their place unseen while there
 * is no such project: four zeros say nothing.
 */
export function StatsCards({ projects, now }: StatsCardsProps) {
  const stats = useMemo(() => projectStats(projects ?? [], now), [projects, now])
  const { total, aiTools, members, thisMonth } = stats
  const figures = [
    ['Total Projects', total],
    ['AI Tools Active', aiTools],
    ['Team Members', members],
    ['This Month', thisMonth],
  ] as const
  return (
    <Flex
      as="dl"
      m="0"
      wrap="wrap"
      columnGap="6"
      rowGap="1"
      visibility={projects && total === 0 ? 'hidden' : undefined}
    >
      {figures.map(([label, value]) => (
        <Flex key={label} align="baseline" gap="2" flexDirection="row-reverse">
          <chakra.dt color="fg.muted" textStyle="sm">
            {label}
          </chakra.dt>
          <chakra.dd m="0" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {projects ? formatNumber(value) : '–'}
          </chakra.dd>
        </Flex>
      ))}
    </Flex>
  )
}
