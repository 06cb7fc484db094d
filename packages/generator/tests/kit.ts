import { templatesOnDisk } from '../tools/read'
import { exists, type ExplainedFile, makeProject, type Order } from '../engine'
import { idOf } from '../engine'
import { BACKENDS, DATABASES, FEATURES, FRONTENDS } from '../model/technologies'

export const templates = templatesOnDisk()

type Choice = Order['choice']

/** Every stack whose parts are there. */
export const STACKS: Omit<Choice, 'features'>[] = FRONTENDS.flatMap((frontend) =>
  BACKENDS.flatMap((backend) =>
    DATABASES.map((database) => ({
      frontend: idOf(frontend),
      backend: idOf(backend),
      database: idOf(database),
    })),
  ),
).filter((stack) => exists({ ...stack, features: [] }, templates))

/** All, none, each flag alone, each flag missing. */
export const FLAG_SETS: string[][] = [
  [...FEATURES],
  [],
  ...FEATURES.map((flag) => [flag]),
  ...FEATURES.map((flag) => FEATURES.filter((other) => other !== flag)),
]

export const labelOf = ({ frontend, backend, database }: Omit<Choice, 'features'>) =>
  `${frontend} ${backend} ${database}`

/** Makes a project, each time anew. */
export function makeAnew(choice: Choice, words: Partial<Order> = {}): Promise<ExplainedFile[]> {
  return makeProject(
    {
      choice,
      slug: 'field-notes',
      title: 'Field Notes',
      summary: 'Collects notes from the field.',
      environment: 'development',
      resources: { cpu: 2, memory: 4, storage: 20 },
      ...words,
    },
    templates,
  )
}

const made = new Map<string, Promise<readonly ExplainedFile[]>>()

/** Makes a project. Projects with every flag are asked for by many tests, and made once. */
export function make(choice: Choice, words?: Partial<Order>): Promise<readonly ExplainedFile[]> {
  if (words || choice.features.length < FEATURES.length) return makeAnew(choice, words)
  const key = JSON.stringify(choice)
  const project = made.get(key) ?? makeAnew(choice).then((files) => Object.freeze(files.map(Object.freeze)))
  made.set(key, project as Promise<readonly ExplainedFile[]>)
  return project as Promise<readonly ExplainedFile[]>
}

export const contentOf = (files: readonly { path: string; content: string }[], path: string) => {
  const found = files.find((file) => file.path === path)
  if (!found) throw new Error(`There is no ${path}.`)
  return found.content
}
