import { FOUNDATION, GROWTH } from './milestones-2024'
import { EXPANSION, INNOVATION } from './milestones-later'
import type { Phase } from './roadmap'

/** RDM-03: the four phases. Ten of twelve and two of eight completed milestones give the documented 83% and 25%. */
export const PHASES: readonly Phase[] = [
  {
    id: 'foundation',
    title: 'Foundation',
    description: 'Accounts, generator and a first public release.',
    timeframe: 'Q1-Q2 2024',
    milestones: FOUNDATION,
  },
  {
    id: 'growth',
    title: 'Growth',
    description: 'Templates, assistance and teams.',
    timeframe: 'Q2-Q4 2024',
    milestones: GROWTH,
  },
  {
    id: 'expansion',
    title: 'Expansion',
    description: 'Enterprise, training and more places to run.',
    timeframe: 'Q1-Q3 2025',
    milestones: EXPANSION,
  },
  {
    id: 'innovation',
    title: 'Innovation',
    description: 'What becomes possible once the rest holds.',
    timeframe: 'Q4 2025-Q2 2026',
    milestones: INNOVATION,
  },
]

/** RDM-01: the documented figures of the page. */
export const CURRENT_STATUS = {
  progress: [
    { label: 'Foundation', percent: 83 },
    { label: 'Growth', percent: 25 },
    { label: 'Overall', percent: 42 },
  ],
  focus: ['MVP Launch', 'AI Code Generation', 'Team Collaboration Features'],
  counters: [
    { label: 'Completed', count: 12 },
    { label: 'In Progress', count: 5 },
    { label: 'Planned', count: 14 },
  ],
} as const
