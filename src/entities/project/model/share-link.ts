import { AI_TOOL_IDS, DEFAULT_AI_TOOLS } from './ai-tools'
import {
  CPU_OPTIONS,
  DEFAULT_PROJECT_CONFIG,
  ENVIRONMENTS,
  MEMORY_OPTIONS,
  type ProjectConfig,
  STORAGE_OPTIONS,
} from './config'
import { BACKENDS, DATABASES, FEATURES, FRONTENDS } from './technologies'
import { type ChosenTemplate, templatesFor, wizardTemplate } from './templates'
import { PROJECT_TYPES } from './types'
import { EMPTY_WIZARD_A, VISIBILITIES, type WizardAValues } from './wizard-a'

/**
 * Readable links that reproduce a configuration: `?frontend=Vue&backend=Go&database=SQLite&features=auth,api`.
 * A link is text that anybody can edit, so reading one never fails: what Orrery does not know is named in `problems`
 * and replaced by the default.
 */
export interface LinkReading<T> {
  value: T
  /** What the link named and Orrery does not have, as `name=value`. */
  problems: string[]
}

/** Longest name and description that a link may carry; the rules of the wizard are stricter and explain themselves. */
const NAME_LIMIT = 500
const DESCRIPTION_LIMIT = 5000

/** The query of a link to wizard reading B, with its question mark. */
export function configLink(config: ProjectConfig): string {
  return query([
    ['name', config.name.trim()],
    ['description', config.description.trim()],
    ['frontend', config.frontend],
    ['backend', config.backend],
    ['database', config.database],
    ['features', FEATURES.filter((feature) => config.features[feature]).join(',') || 'none'],
    ['environment', config.environment],
    ['cpu', String(config.resources.cpu)],
    ['memory', String(config.resources.memory)],
    ['storage', String(config.resources.storage)],
  ])
}

/** The configuration of such a link, or null when it carries none of it. */
export function readConfigLink(search: string): LinkReading<ProjectConfig> | null {
  const link = reader(search)
  const { resources } = DEFAULT_PROJECT_CONFIG
  const features = link.list('features', FEATURES)
  const value: ProjectConfig = {
    name: link.text('name', NAME_LIMIT),
    description: link.text('description', DESCRIPTION_LIMIT),
    frontend: link.one('frontend', FRONTENDS, DEFAULT_PROJECT_CONFIG.frontend),
    backend: link.one('backend', BACKENDS, DEFAULT_PROJECT_CONFIG.backend),
    database: link.one('database', DATABASES, DEFAULT_PROJECT_CONFIG.database),
    features: features
      ? (Object.fromEntries(
          FEATURES.map((feature) => [feature, features.includes(feature)]),
        ) as ProjectConfig['features'])
      : DEFAULT_PROJECT_CONFIG.features,
    environment: link.one('environment', ENVIRONMENTS, DEFAULT_PROJECT_CONFIG.environment),
    resources: {
      cpu: link.number('cpu', CPU_OPTIONS, resources.cpu),
      memory: link.number('memory', MEMORY_OPTIONS, resources.memory),
      storage: link.number('storage', STORAGE_OPTIONS, resources.storage),
    },
  }
  return link.used() ? { value, problems: link.problems } : null
}

/** The query of a link to wizard reading A. Team members are people, so they stay at home. */
export function wizardALink(values: WizardAValues): string {
  return query([
    ['wizard', 'a'],
    ['name', values.name.trim()],
    ['description', values.description.trim()],
    ['type', values.type],
    ['template', values.template?.id ?? ''],
    ['frontend', values.stack.frontend ?? ''],
    ['backend', values.stack.backend ?? ''],
    ['database', values.stack.database ?? ''],
    ['visibility', values.visibility],
    ['tools', values.aiTools.join(',') || 'none'],
  ])
}

/** The values of such a link. `chosen` is the stored template that the link may name. */
export function readWizardALink(
  search: string,
  chosen: ChosenTemplate | null,
): LinkReading<WizardAValues> | null {
  const link = reader(search)
  const tools = link.list('tools', AI_TOOL_IDS)
  const type = link.one('type', PROJECT_TYPES, '')
  const named = link.text('template', NAME_LIMIT)
  const template = named === '' ? null : chosen?.id === named ? chosen : wizardTemplate(named)
  const fits =
    template === null ||
    template === chosen ||
    type === '' ||
    templatesFor(type).some(({ id }) => id === named)
  if (named !== '' && (!template || !fits)) link.problems.push(`template=${named}`)
  const value: WizardAValues = {
    ...EMPTY_WIZARD_A,
    name: link.text('name', NAME_LIMIT),
    description: link.text('description', DESCRIPTION_LIMIT),
    type,
    template: fits ? template : null,
    stack: chosenStack(link),
    visibility: link.one('visibility', VISIBILITIES, EMPTY_WIZARD_A.visibility),
    aiTools: tools ?? [...DEFAULT_AI_TOOLS],
  }
  return link.used() ? { value, problems: link.problems } : null
}

/** The parts of a stack that a link names; the template says the others. */
function chosenStack(link: ReturnType<typeof reader>): WizardAValues['stack'] {
  const [frontend, backend, database] = [
    link.one('frontend', FRONTENDS, undefined),
    link.one('backend', BACKENDS, undefined),
    link.one('database', DATABASES, undefined),
  ]
  return { ...(frontend && { frontend }), ...(backend && { backend }), ...(database && { database }) }
}

/** Commas stay commas, so that a list can be read. */
function query(entries: [name: string, value: string][]): string {
  const parts = entries
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')}`,
    )
  return `?${parts.join('&')}`
}

function reader(search: string) {
  const params = parameters(search)
  const problems: string[] = []
  let used = false
  const read = (name: string): string | null => {
    const value = params.get(name) ?? null
    if (value !== null) used = true
    return value
  }
  const miss = (name: string, value: string) => {
    problems.push(`${name}=${value.slice(0, 60)}`)
  }
  return {
    problems,
    used: () => used,
    text: (name: string, limit: number) => (read(name) ?? '').slice(0, limit),
    one<T extends string, F extends string | undefined>(
      name: string,
      known: readonly T[],
      fallback: F,
    ): T | F {
      const value = read(name)
      if (value === null) return fallback
      const found = known.find((option) => option.toLowerCase() === value.trim().toLowerCase())
      if (!found) miss(name, value)
      return found ?? fallback
    },
    number<T extends number>(name: string, known: readonly T[], fallback: T): T {
      const value = read(name)
      if (value === null) return fallback
      const found = known.find((option) => String(option) === value.trim())
      if (!found) miss(name, value)
      return found ?? fallback
    },
    /** Null when the link does not name the list; `none` is the empty list. */
    list<T extends string>(name: string, known: readonly T[]): T[] | null {
      const value = read(name)
      if (value === null) return null
      const words = value
        .split(',')
        .map((word) => word.trim().toLowerCase())
        .filter(Boolean)
      for (const word of words)
        if (word !== 'none' && !known.some((option) => option === word)) miss(name, word)
      return known.filter((option) => words.includes(option))
    },
  }
}

/** The parameters of a query, the first of each name. A part that cannot be decoded is taken as it stands. */
function parameters(search: string): Map<string, string> {
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text.replaceAll('+', ' '))
    } catch {
      return text
    }
  }
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .map((part): [string, string] => {
      const at = part.indexOf('=')
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
    })
  return new Map(pairs.reverse())
}
