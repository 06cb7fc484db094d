import type { Milestone, MilestoneCategory, MilestoneStatus, Priority } from './roadmap'

type Kind = `${MilestoneStatus} ${Priority} ${MilestoneCategory}`

/** One milestone in a line or two. Metrics are name, target, current. */
export function milestone(
  id: string,
  title: string,
  date: string,
  kind: Kind,
  description: string,
  metrics: readonly (readonly [name: string, target: string, current: string])[],
  dependencies?: readonly string[],
): Milestone {
  const [status, priority, category] = kind.split(' ') as [MilestoneStatus, Priority, MilestoneCategory]
  return {
    id,
    title,
    description,
    date,
    status,
    priority,
    category,
    metrics: metrics.map(([name, target, current]) => ({ name, target, current })),
    dependencies,
  }
}
