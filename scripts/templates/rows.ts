import { idOf, type Choice } from '../../src/entities/project/lib/templates/condition.ts'
import { BACKENDS, DATABASES, FEATURES, FRONTENDS } from '../../src/entities/project/model/technologies.ts'
import { pairwise } from './pairwise.ts'

/** A whole project: both parts, a database and the flags that are on. */
export type WholeChoice = Required<Choice>

/** Back end and database first: that is the most pairs, and they set the floor. Flags are `on` or empty. */
export const FACTORS: readonly (readonly string[])[] = [
  BACKENDS.map(idOf),
  DATABASES.map(idOf),
  FRONTENDS.map(idOf),
  ...FEATURES.map(() => ['on', '']),
]

/** The projects that are run for real: every pair of two parts or flags is in one of them. */
export const wholeProjects = (): WholeChoice[] =>
  pairwise(FACTORS).map(([backend = '', database = '', frontend = '', ...flags]) => ({
    frontend,
    backend,
    database,
    features: FEATURES.filter((_flag, index) => flags[index] === 'on'),
  }))
