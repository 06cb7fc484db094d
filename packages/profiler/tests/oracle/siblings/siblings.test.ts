import { expect, it } from 'vitest'
import { profileNamed } from '../../kit'
import { JSON_SIBLINGS } from './json'
import { PARQUET_SIBLINGS } from './parquet'
import type { Sibling } from './sibling'
import { DIALECT_SIBLINGS } from './text-dialects'
import { TYPE_SIBLINGS } from './text-types'

/** Returns the properties of the profile that the sibling has expectations of. */
async function foundOf({ file, content, refusal, ...expected }: Sibling) {
  if (refusal)
    return {
      refusal: await profileNamed(file, content).then(
        () => '',
        (error: Error) => error.message,
      ),
    }
  const profile = await profileNamed(file, content)
  const found: Record<keyof typeof expected, unknown> = {
    name: expected.name,
    rows: profile.totalRows,
    headers: profile.headers,
    types: profile.columns.map(({ type }) => type),
    preview: profile.rows.slice(0, 5),
    reading: profile.reading,
    columns: profile.columns,
    failures: profile.columns.map(({ failure }) => failure),
  }
  return Object.fromEntries(Object.keys(expected).map((key) => [key, found[key as keyof typeof expected]]))
}

it.each([...TYPE_SIBLINGS, ...DIALECT_SIBLINGS, ...JSON_SIBLINGS, ...PARQUET_SIBLINGS])(
  '$name',
  async (sibling) => {
    const { file: _file, content: _content, refusal, failures, columns, ...exact } = sibling
    const found = await foundOf(sibling)
    if (refusal) return expect(found.refusal).toMatch(refusal)
    expect(found).toMatchObject(exact)
    for (const [index, column] of Object.entries(columns ?? {}))
      expect((found.columns as unknown[])[Number(index)]).toMatchObject(column)
    for (const [index, words] of Object.entries(failures ?? {}))
      expect((found.failures as string[])[Number(index)]).toMatch(words)
  },
)
