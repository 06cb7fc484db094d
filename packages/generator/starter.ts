import { maxLength, object, optional, picklist, pipe, safeParse, string } from 'valibot'
import {
  CPU_OPTIONS,
  DEFAULT_PROJECT_CONFIG,
  ENVIRONMENTS,
  MEMORY_OPTIONS,
  type ProjectConfig,
  STORAGE_OPTIONS,
} from './model/config'
import type { CodeSource } from './model/order'
import { BACKENDS, DATABASES, FEATURE_LABELS, FEATURES, FRONTENDS } from './model/technologies'
import { PROJECT_TYPES, type StarterType, TYPE_LABELS } from './model/types'
import { idOf } from './engine'

/** A parameter with an invalid value. */
export interface OptionProblem {
  parameter: string
  problem: string
  /** The good values; empty where any text is one. */
  good: string[]
}

const ids = (labels: readonly string[]) => labels.map(idOf)
const numbers = (options: readonly number[]) => options.map(String)

type ChoiceName = 'frontend' | 'backend' | 'database' | 'environment' | keyof ProjectConfig['resources']

/** Values of each parameter. Flags have no value, or `true` or `false`. */
const CHOICES: Record<ChoiceName, string[]> = {
  frontend: ids(FRONTENDS),
  backend: ids(BACKENDS),
  database: ids(DATABASES),
  environment: [...ENVIRONMENTS],
  cpu: numbers(CPU_OPTIONS),
  memory: numbers(MEMORY_OPTIONS),
  storage: numbers(STORAGE_OPTIONS),
}
/** The types with a starter of their own, and the only parameters that these accept. */
const STARTERS = PROJECT_TYPES.filter((type): type is StarterType => type !== 'web-app')
const WITH_STARTER = ['starter', 'name', 'description']
const LONGEST = { name: 200, description: 2000 }
const ON = ['', 'true', '1', 'on', 'yes']
const OFF = ['false', '0', 'off', 'no']

const choice = (name: ChoiceName) =>
  optional(picklist(CHOICES[name], `is none of the good values`), defaultOf(name))
const starter = optional(picklist(STARTERS, 'is none of the good values'))
const words = (longest: number) =>
  optional(pipe(string(), maxLength(longest, `is longer than ${longest} characters`)), '')
const flag = optional(picklist([...ON, ...OFF], 'is true or false'))

/** The one schema of a starter's parameters, for the address, the command line and what the wizard shows. */
const starterSchema = object({
  starter,
  name: words(LONGEST.name),
  description: words(LONGEST.description),
  frontend: choice('frontend'),
  backend: choice('backend'),
  database: choice('database'),
  environment: choice('environment'),
  cpu: choice('cpu'),
  memory: choice('memory'),
  storage: choice('storage'),
  auth: flag,
  api: flag,
  tests: flag,
  ai: flag,
  deployment: flag,
  docs: flag,
})

function defaultOf(name: ChoiceName): string {
  const { frontend, backend, database, environment, resources } = DEFAULT_PROJECT_CONFIG
  return String(
    { frontend: idOf(frontend), backend: idOf(backend), database: idOf(database), environment, ...resources }[
      name
    ],
  )
}

const goodValues = (name: string): string[] => {
  if (name === 'starter') return STARTERS
  if (Object.hasOwn(CHOICES, name)) return CHOICES[name as ChoiceName]
  return FEATURES.some((flag) => flag === name) ? ['true', 'false'] : []
}

/** Every parameter with its default and its good values, for `GET /api/starter` and for help texts. */
export function starterOptions() {
  const labels: Record<string, readonly string[]> = {
    frontend: FRONTENDS,
    backend: BACKENDS,
    database: DATABASES,
  }
  return {
    starter: {
      default: '',
      values: STARTERS.map((id) => ({ id, ...TYPE_LABELS[id] })),
      with: WITH_STARTER.slice(1),
    },
    name: { default: '', longest: LONGEST.name },
    description: { default: '', longest: LONGEST.description },
    ...(Object.fromEntries(
      Object.entries(CHOICES).map(([name, values]) => [
        name,
        {
          default: defaultOf(name as ChoiceName),
          values: values.map((id, index) => ({ id, label: labels[name]?.[index] ?? id })),
        },
      ]),
    ) as Record<ChoiceName, { default: string; values: { id: string; label: string }[] }>),
    flags: FEATURES.map((id) => ({ id, ...FEATURE_LABELS[id] })),
  }
}

/**
 * The source that the parameters describe, or every error in them: a starter, or the stack of a web app.
 * Without any flag all of them are on; when a flag is requested, only the requested flags are on.
 */
export function starterSource(asked: Iterable<[name: string, value: string]>): CodeSource | OptionProblem[] {
  const given = new Map<string, string>()
  const problems: OptionProblem[] = []
  const refuse = (parameter: string, problem: string, good = goodValues(parameter)) =>
    problems.push({ parameter, problem, good })
  for (const [name, value] of asked) {
    if (!Object.hasOwn(starterSchema.entries, name))
      refuse(name, 'is no parameter', Object.keys(starterSchema.entries))
    else if (given.has(name) && given.get(name) !== value)
      refuse(name, 'is given twice, with different values')
    else given.set(name, value)
  }
  const read = safeParse(starterSchema, Object.fromEntries(given))
  if (!read.success) for (const issue of read.issues) refuse(String(issue.path?.[0]?.key), issue.message)
  if (given.has('starter'))
    for (const name of given.keys())
      if (!WITH_STARTER.includes(name)) refuse(name, 'does not go with a starter', WITH_STARTER)
  if (problems.length > 0 || !read.success) return problems

  const { name, description, starter: type } = read.output
  const words = { name, description, aiTools: [] }
  if (type) return { kind: 'starter', ...words, type, template: null }
  return { kind: 'stack', ...words, config: configOf(read.output, given) }
}

function configOf(values: Record<string, string | undefined>, given: Map<string, string>): ProjectConfig {
  const named = FEATURES.filter((flag) => given.has(flag) && ON.includes(given.get(flag) ?? ''))
  const isOn = (flag: string) =>
    named.length > 0 ? named.some((name) => name === flag) : !OFF.includes(given.get(flag) ?? '')
  const label = <Label extends string>(labels: readonly Label[], id = '') =>
    labels.find((entry) => idOf(entry) === id) as Label
  return {
    name: values.name ?? '',
    description: values.description ?? '',
    frontend: label(FRONTENDS, values.frontend),
    backend: label(BACKENDS, values.backend),
    database: label(DATABASES, values.database),
    features: Object.fromEntries(FEATURES.map((flag) => [flag, isOn(flag)])) as ProjectConfig['features'],
    environment: values.environment as ProjectConfig['environment'],
    resources: {
      cpu: Number(values.cpu),
      memory: Number(values.memory),
      storage: Number(values.storage),
    } as ProjectConfig['resources'],
  }
}

/** The parameters that ask for a configuration, without those that are as they would be anyway. */
export function starterParameters(config: ProjectConfig): [name: string, value: string][] {
  const on = FEATURES.filter((flag) => config.features[flag])
  const all: [string, string][] = [
    ['name', config.name.trim()],
    ['description', config.description.trim()],
    ['frontend', idOf(config.frontend)],
    ['backend', idOf(config.backend)],
    ['database', idOf(config.database)],
    ['environment', config.environment],
    ...Object.entries(config.resources).map(([name, value]): [string, string] => [name, String(value)]),
  ]
  const always = new Set(['frontend', 'backend', 'database'])
  const chosen = all.filter(
    ([name, value]) =>
      value !== '' && (always.has(name) || !(name in CHOICES) || value !== defaultOf(name as ChoiceName)),
  )
  if (on.length === FEATURES.length) return chosen
  if (on.length > 0) return [...chosen, ...on.map((flag): [string, string] => [flag, ''])]
  return [...chosen, ...FEATURES.map((flag): [string, string] => [flag, 'false'])]
}

/** The command that makes a project of this configuration, from a checkout of Orrery. */
export const starterCommand = (config: ProjectConfig): string => commandFor(starterParameters(config))

/** The command that asks for what parameters ask for. */
export function commandFor(parameters: [name: string, value: string][]): string {
  const words = parameters.map(([name, value]) => {
    if (value === '') return `--${name}`
    return value === 'false' ? `--no-${name}` : `--${name} ${shellWord(value)}`
  })
  return ['npm run create --', ...words].join(' ')
}

const shellWord = (text: string) => (/^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)
