import { idOf, type Choice } from '../engine/condition.ts'
import { BACKENDS, DATABASES, FEATURES, FRONTENDS } from '../model/technologies.ts'
import { PROJECT_TYPES, type StarterType } from '../model/types.ts'
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

/** A project that is proven by its README: a whole project or a starter. `quick`: at every `npm test`. */
export type ProvenProject =
  | { choice: WholeChoice; starter?: undefined; quick: boolean }
  | { choice?: undefined; starter: StarterType; quick: boolean }

/** The stacks that most people choose, which `npm test` runs; the pairs have only one of the two. */
const QUICK: readonly WholeChoice[] = ['react', 'next'].map((frontend) => ({
  frontend,
  backend: 'node',
  database: 'sqlite',
  features: [...FEATURES],
}))

const nameOf = ({ frontend, backend, database }: WholeChoice) => `${frontend} ${backend} ${database}`

/** All rows: the pairs, the quick rows with every flag in place of the pairs of the same name, the starters. */
export function provenProjects(): ProvenProject[] {
  const quick = new Set(QUICK.map(nameOf))
  return [
    ...QUICK.map((choice) => ({ choice, quick: true })),
    ...wholeProjects()
      .filter((choice) => !quick.has(nameOf(choice)))
      .map((choice) => ({ choice, quick: false })),
    ...PROJECT_TYPES.flatMap((type) =>
      type === 'web-app' ? [] : [{ starter: type, quick: type === 'api' }],
    ),
  ]
}
