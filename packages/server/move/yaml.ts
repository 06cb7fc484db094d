import { isMap, isScalar, parseDocument, stringify } from 'yaml'

/** The fields of a `meta.yaml` that MLflow wrote, as texts: its loader reads `1e5` as text, others as a number. */
export function readFields(text: string): Record<string, string | undefined> {
  const { contents } = parseDocument(text, { schema: 'failsafe' })
  if (!isMap(contents)) return {}
  const fields: Record<string, string | undefined> = {}
  for (const { key, value } of contents.items) {
    if (!isScalar(key) || !isScalar(value)) continue
    const isNull = value.type === 'PLAIN' && /^(null|~|)$/.test(String(value.value))
    if (!isNull) fields[String(key.value)] = String(value.value)
  }
  return fields
}

/** The texts of a map below one key of such a file. */
export function readPairs(text: string, name: string): { key: string; value: string }[] {
  const { contents } = parseDocument(text, { schema: 'failsafe' })
  const found = isMap(contents) ? contents.get(name, true) : null
  const map = (isMap(found) ? found.toJSON() : {}) as Record<string, unknown>
  return Object.entries(map).map(([key, value]) => ({ key, value: String(value) }))
}

/** A `meta.yaml` as MLflow's loader, of YAML 1.1, reads it. */
export const writeFields = (fields: object): string =>
  stringify(fields, { version: '1.1', lineWidth: 0, sortMapEntries: true })

/** When a model or version of the registry was made and changed, where its file says so. */
export const timesOf = ({
  creation_timestamp,
  last_updated_timestamp,
}: Record<string, string | undefined>) => ({
  ...(creation_timestamp && { creation_timestamp: Number(creation_timestamp) }),
  ...(last_updated_timestamp && { last_updated_timestamp: Number(last_updated_timestamp) }),
})
