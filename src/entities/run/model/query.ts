import { type Clause, FilterError, parseRunFilter } from '@orrery/server/run-filter'
import type { RunStatus } from './run'

/** A comparison of a search; all comparisons must hold. */
export type RunClause = Clause

/**
 * The comparisons of a filter as MLflow's clients write it, such as `metrics.accuracy > 0.9 and params.lr = '0.1'`, or
 * what is wrong with it.
 */
export function readFilter(text: string): { clauses: RunClause[] } | { error: string } {
  try {
    return { clauses: parseRunFilter(text) }
  } catch (error) {
    if (error instanceof FilterError) return { error: error.message }
    throw error
  }
}

export interface RunSort {
  entity: 'attribute' | 'metric' | 'param'
  key: string
  descending: boolean
}

/** The names of views of `search_runs`. */
const VIEWS = { active: 'ACTIVE_ONLY', deleted: 'DELETED_ONLY', all: 'ALL' } as const

/** The filter and the order of a list of runs. */
export interface RunQuery {
  clauses: readonly RunClause[]
  status: RunStatus | 'all'
  /** Id of an experiment. */
  experiment: string
  shown: keyof typeof VIEWS
  /** By default the newest run is first. */
  sort: RunSort | null
}

export const ALL_RUNS: RunQuery = {
  clauses: [],
  status: 'all',
  experiment: 'all',
  shown: 'active',
  sort: null,
}

/** Whether the query leaves something out. */
export const isNarrowed = ({ clauses, status, experiment, shown }: RunQuery): boolean =>
  clauses.length > 0 || status !== 'all' || experiment !== 'all' || shown !== 'active'

/** The arguments of `search_runs` for a query. */
export function searchOf({ clauses, status, experiment, shown, sort }: RunQuery) {
  const attribute = (key: string, value: string): RunClause => ({ entity: 'attribute', key, op: '=', value })
  return {
    filter: JSON.stringify([
      ...clauses,
      ...(status === 'all' ? [] : [attribute('status', status)]),
      ...(experiment === 'all' ? [] : [attribute('experiment_id', experiment)]),
    ]),
    sort: JSON.stringify(sort ? [sort] : []),
    view: VIEWS[shown],
  }
}
