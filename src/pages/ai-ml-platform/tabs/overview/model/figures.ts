import { type AiMlTab, paths } from '@/shared/config'
import type { CollectionSnapshot, Entry } from '@/shared/lib/collection'

/** PLT-03: the figures that the documents give for the samples, the tab behind each, and the source of a user's own. */
const FIGURES = {
  totalModels: { label: 'Total models', documented: 24, tab: 'models', source: 'One per training job' },
  activeTraining: { label: 'Active training', documented: 3, tab: 'models', source: 'Training now' },
  datasets: { label: 'Datasets', documented: 12, tab: 'datasets', source: 'In your list' },
  deployedModels: {
    label: 'Deployed models',
    documented: 8,
    tab: 'deployment',
    source: 'In every status',
  },
  teamMembers: {
    label: 'Team Members',
    documented: 5,
    tab: 'collaboration',
    source: 'In your workspace',
  },
  apiCalls: {
    label: 'API calls',
    documented: 15_420,
    tab: 'llm',
    source: 'All recorded calls',
  },
} as const satisfies Record<string, { label: string; documented: number; tab: AiMlTab; source: string }>

export type FigureId = keyof typeof FIGURES

/** How many entries there are of one kind. */
export interface KnownCount {
  /** Entries that the user added. */
  own: number
  /** Samples that are left. */
  samples: number
  /** Samples of a new account. */
  initial: number
}

/** `error`: the entries could not be read. */
export type Count = KnownCount | 'loading' | 'error'

/** A collection as far as it is counted. */
export type Listed<T> = Pick<CollectionSnapshot<T>, 'status' | 'entries'>

/** Counts the user's own entries apart from the samples, of which a new account has `initial`. */
export function countOf<T extends Entry>(
  { status, entries }: Listed<T>,
  initial: number,
  isSample: (entry: T) => boolean,
): Count {
  if (status !== 'ready') return status
  const samples = entries.filter(isSample).length
  return { own: entries.length - samples, samples, initial }
}

/** The count with more of the user's own. */
export const withOwn = (count: Count, more: number): Count =>
  typeof count === 'string' ? count : { ...count, own: count.own + more }

/** The user's own number and the samples, which are never added up. */
export interface FigureValue {
  own: number
  samples: number
}

export interface Figure {
  id: FigureId
  label: string
  value: FigureValue | 'loading' | 'error'
  /** The source of the user's own number. */
  source: string
  /** The tab that it is about. */
  to: string
}

/** PLT-03: each figure, as far as it is known. The samples start with the documented number. */
export const figuresOf = (counts: Record<FigureId, Count>): Figure[] =>
  (Object.keys(FIGURES) as FigureId[]).map((id) => {
    const { label, documented, tab, source } = FIGURES[id]
    const count = counts[id]
    const value =
      typeof count === 'string'
        ? count
        : { own: count.own, samples: Math.max(0, documented + count.samples - count.initial) }
    return { id, label, value, source, to: paths.aiMlTab(tab) }
  })
