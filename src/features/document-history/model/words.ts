/** The names of the fields that users know; other fields change unseen. */
export type FieldLabels = Readonly<Record<string, string>>

type Fields = Readonly<Record<string, unknown>>

const LONGEST = 60

/** The fields whose values differ, in words: `Name: “A” is now “B”`. Long texts and lists are named alone. */
export function changesBetween(before: Fields, after: Fields, labels: FieldLabels): string[] {
  return Object.entries(labels).flatMap(([path, label]) => {
    const [was, is] = [valueAt(before, path), valueAt(after, path)]
    if (JSON.stringify(was ?? null) === JSON.stringify(is ?? null)) return []
    if (Array.isArray(was) && Array.isArray(is)) return [`${label}: ${countsOf(was, is)}`]
    return isShort(was) && isShort(is) && is !== null && is !== ''
      ? [`${label}: ${quoted(was)} is now ${quoted(is)}`]
      : [`${label} changed`]
  })
}

const valueAt = (fields: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], fields)

const isShort = (value: unknown) =>
  value === null ||
  value === undefined ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST)

const quoted = (value: unknown) =>
  value === null || value === undefined || value === '' ? 'nothing' : `“${value}”`

function countsOf(was: unknown[], is: unknown[]): string {
  const textOf = (one: unknown) => JSON.stringify(one)
  const [known, now] = [new Set(was.map(textOf)), new Set(is.map(textOf))]
  const added = is.filter((one) => !known.has(textOf(one))).length
  const removed = was.filter((one) => !now.has(textOf(one))).length
  const parts = [added > 0 ? `${added} added` : '', removed > 0 ? `${removed} removed` : ''].filter(Boolean)
  return parts.join(', ') || 'another order'
}
