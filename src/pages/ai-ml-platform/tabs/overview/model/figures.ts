import { type AiMlTab, paths } from '@/shared/config'

/** PLT-03: the figures that the documents give, and the tab behind each. */
const FIGURES = {
  totalModels: { label: 'Total Models', documented: 24, tab: 'models' },
  activeTraining: { label: 'Active Training', documented: 3, tab: 'models' },
  datasets: { label: 'Datasets', documented: 12, tab: 'datasets' },
  deployedModels: { label: 'Deployed Models', documented: 8, tab: 'deployment' },
  teamMembers: { label: 'Team Members', documented: 5, tab: 'collaboration' },
  apiCalls: { label: 'API Calls', documented: 15_420, tab: 'llm' },
} as const satisfies Record<string, { label: string; documented: number; tab: AiMlTab }>

export type FigureId = keyof typeof FIGURES

/** How many there are of something, and how many there were to begin with. */
export interface Count {
  now: number
  samples: number
}

export interface Figure {
  id: FigureId
  label: string
  /** Null while it is read, and when it could not be. */
  value: number | null
  /** The tab that it is about. */
  to: string
}

/** PLT-03: each documented figure with what was added and taken away since; a count that is not known is null. */
export const figuresOf = (counts: Record<FigureId, Count | null>): Figure[] =>
  (Object.keys(FIGURES) as FigureId[]).map((id) => {
    const { label, documented, tab } = FIGURES[id]
    const count = counts[id]
    const value = count && Math.max(0, documented + count.now - count.samples)
    return { id, label, value, to: paths.aiMlTab(tab) }
  })
