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

/** How many there are of something, and how many there were to begin with; `error`: it could not be read. */
export type Count = { now: number; samples: number } | 'loading' | 'error'

export interface Figure {
  id: FigureId
  label: string
  value: number | 'loading' | 'error'
  /** The tab that it is about. */
  to: string
}

/** PLT-03: each documented figure with what was added and taken away since; as far as they are known. */
export const figuresOf = (counts: Record<FigureId, Count>): Figure[] =>
  (Object.keys(FIGURES) as FigureId[]).map((id) => {
    const { label, documented, tab } = FIGURES[id]
    const count = counts[id]
    const value = typeof count === 'string' ? count : Math.max(0, documented + count.now - count.samples)
    return { id, label, value, to: paths.aiMlTab(tab) }
  })
