import { type Clause, type OrderKey, parseFilter, parseOrder } from './filter'
import { RUNS } from './grammars'

export { type Clause, FilterError, type OrderKey } from './filter'

/** A filter of runs as people type it, such as `metrics.loss < 0.1 AND params.lr = '0.01'`. Throws a `FilterError`. */
export const parseRunFilter = (text: string): Clause[] => parseFilter(text.trim(), RUNS)

/** Orders of runs such as `metrics.loss DESC`. Throws a `FilterError`. */
export const parseRunOrder = (entries: readonly string[]): OrderKey[] => parseOrder(entries, RUNS)
