import {
  BACKENDS,
  DATABASES,
  type Feature,
  FEATURE_LABELS,
  FEATURES,
  FRONTENDS,
  type GeneratedFile,
} from '@/entities/project/model'

const GROUPS: Record<string, string> = {
  pg: 'PostgreSQL',
  sql: 'an SQL database',
  hasFrontend: 'the front end',
  hasWeb: 'the front end',
}

const isFeature = (name: string): name is Feature => FEATURES.some((feature) => feature === name)

/** The label of a name in a condition: `ai` is AI integration, `dotnet` is .NET. */
function labelOf(name: string): string {
  if (isFeature(name)) return FEATURE_LABELS[name].label
  const label = [...DATABASES, ...BACKENDS, ...FRONTENDS].find(
    (one) => one.toLowerCase().replace(/\.js$/, '').replace(/^\./, 'dot') === name,
  )
  return label ?? GROUPS[name] ?? name
}

/** Why a file is there, in words: "Authentication, and PostgreSQL or Supabase". */
export function reasonOf({ because = [] }: Pick<GeneratedFile, 'because'>): string {
  const words = [...new Set(because)].map((expression) =>
    expression
      .split(' | ')
      .map((side) =>
        side
          .split(' & ')
          .map((name) => (name.startsWith('!') ? `no ${labelOf(name.slice(1))}` : labelOf(name)))
          .join(' with '),
      )
      .join(' or '),
  )
  return words.join(', and ')
}

/** The flags that change a file, in the order in which they are offered. */
export const flagsOf = ({ otherwise = {} }: Pick<GeneratedFile, 'otherwise'>): Feature[] =>
  FEATURES.filter((feature) => otherwise[feature] !== undefined)
