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

export function make(choice: Choice, words: Partial<Order> = {}): Promise<ExplainedFile[]> {
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

export const contentOf = (files: readonly { path: string; content: string }[], path: string) => {
  const found = files.find((file) => file.path === path)
  if (!found) throw new Error(`There is no ${path}.`)
  return found.content
}
