import { fieldText, type ModelVersion, type Signature, STAGE_LABELS } from '@/entities/registered-model/model'
import { formatMetric, type Run } from '@/entities/run/model'
import { formatDateTime } from '@/shared/lib/format'

/** A version with what its run and its files say. */
export interface VersionDetails {
  version: ModelVersion
  signature: Signature | null
  /** Null without a run, or when the user may not read it. */
  run: Run | null
}

/** One line of the table: a value of each version, empty where a version has none. */
export interface DetailLine {
  kind: 'Version' | 'Lineage' | 'Signature' | 'Parameter' | 'Metric'
  name: string
  values: string[]
  differs: boolean
}

const keysOf = (records: readonly object[]): string[] =>
  [...new Set(records.flatMap((one) => Object.keys(one)))].sort()

/** Versions in one comparison. */
const MOST = 2

/** The versions that an address names (`3` or `3,2`) and that exist; the newest when it names none. */
export function shownVersions(text: string | null, versions: readonly ModelVersion[]): ModelVersion[] {
  const wanted = [...new Set((text ?? '').split(',').map(Number))]
  const found = wanted.flatMap((number) => versions.find(({ version }) => version === number) ?? [])
  return found.length > 0 ? found.slice(0, MOST) : versions.slice(0, 1)
}

/** Everything about one version, or about two side by side. Lines without any value are left out. */
export function detailLines(details: readonly VersionDetails[]): DetailLine[] {
  const line = (
    kind: DetailLine['kind'],
    name: string,
    valueOf: (one: VersionDetails) => string | undefined,
  ): DetailLine => {
    const values = details.map((one) => valueOf(one) ?? '')
    return { kind, name, values, differs: values.some((value) => value !== values[0]) }
  }
  const ownOf = <T>(record: Record<string, T> | undefined, key: string): T | undefined =>
    record && Object.hasOwn(record, key) ? record[key] : undefined
  const runs = details.flatMap(({ run }) => run ?? [])
  return [
    line('Version', 'Aliases', ({ version }) => version.aliases.join(', ')),
    line('Version', 'Stage', ({ version }) => STAGE_LABELS[version.stage]),
    line('Version', 'Description', ({ version }) => version.description),
    line('Version', 'Created', ({ version }) => formatDateTime(version.createdAt)),
    ...keysOf(details.map(({ version }) => version.tags)).map((key) =>
      line('Version', `Tag ${key}`, ({ version }) => ownOf(version.tags, key)),
    ),
    line('Lineage', 'Source', ({ version }) => version.source),
    line('Lineage', 'Experiment', ({ run }) => run?.experiment),
    line('Lineage', 'Datasets', ({ version }) =>
      version.run?.datasets
        .map(({ name, digest, context }) => `${name} (${[context, digest].filter(Boolean).join(', ')})`)
        .join('\n'),
    ),
    line('Signature', 'Inputs', ({ signature }) => signature?.inputs.map(fieldText).join('\n')),
    line('Signature', 'Outputs', ({ signature }) => signature?.outputs.map(fieldText).join('\n')),
    ...keysOf(runs.map(({ params }) => params)).map((key) =>
      line('Parameter', key, ({ run }) => ownOf(run?.params, key)),
    ),
    ...keysOf(runs.map(({ metrics }) => metrics)).map((key) =>
      line('Metric', key, ({ run }) => {
        const value = ownOf(run?.metrics, key)
        return value === undefined ? undefined : formatMetric(value)
      }),
    ),
  ].filter(({ values }) => values.some((value) => value !== ''))
}
