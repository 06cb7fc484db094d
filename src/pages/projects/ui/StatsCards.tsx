import { chakra, Grid } from '@chakra-ui/react'
import { type Project, projectStats } from '@/entities/project/model'
import { formatNumber } from '@/shared/lib/format'
import { Panel } from '@/shared/ui/panel'

export interface StatsCardsProps {
  projects: readonly Project[]
  /** ms since 1970: decides what this month is. */
  now: number
}

/** PRJ-01: four figures over all projects. */
export function StatsCards({ projects, now }: StatsCardsProps) {
  const { total, aiTools, members, thisMonth } = projectStats(projects, now)
  const cards = [
    ['Total Projects', total],
    ['AI Tools Active', aiTools],
    ['Team Members', members],
    ['This Month', thisMonth],
  ] as const
  return (
    <Grid as="dl" m="0" templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap="3">
      {cards.map(([label, value]) => (
        <Panel key={label} py="4" px="5" display="flex" flexDirection="column-reverse">
          <chakra.dt color="fg.muted" textStyle="sm">
            {label}
          </chakra.dt>
          <chakra.dd m="0" textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {formatNumber(value)}
          </chakra.dd>
        </Panel>
      ))}
    </Grid>
  )
}
