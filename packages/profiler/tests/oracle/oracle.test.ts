import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { profileNamed } from '../kit'
import { hashOf, readAnswers } from './answers'
import { Comparison, type Difference } from './compare'
import { NAMED, type Named } from './differences'
import { oracleFiles } from './files'

const { version, answers } = readAnswers()
const files = oracleFiles()
const comparisons: Comparison[] = []
const differences: Difference[] = []

beforeAll(async () => {
  for (const file of files) {
    const answer = answers.get(file.name)
    if (!answer) continue
    const profile = await profileNamed(file.name, file.bytes).catch((error: Error) => error.message)
    comparisons.push(new Comparison(file, answer).compare(profile))
  }
  differences.push(...comparisons.flatMap(({ differences }) => differences))
}, 60_000)

const isNamed = ({ file, column, figure }: Difference, named: Named) =>
  named.figures.includes(figure) && named.files[file]?.includes(column) === true

it('has a recorded answer for the current version of each file', () => {
  const asked = files.map(({ name, bytes }) => [name, hashOf(bytes)])
  const recorded = [...answers.values()].map(({ name, hash }) => [name, hash])
  expect(recorded, 'Please run `npm run oracle:record`.').toEqual(asked)
})

it('finds the same statistics as DuckDB, except for the named differences', () => {
  expect(differences.filter((found) => !NAMED.some((named) => isNamed(found, named)))).toEqual([])
})

it('names no obsolete difference', () => {
  const gone = NAMED.flatMap((named) =>
    Object.entries(named.files).flatMap(([file, columns]) =>
      columns.flatMap((column) => {
        const isThere = differences.some(
          (found) => found.file === file && found.column === column && named.figures.includes(found.figure),
        )
        return isThere ? [] : [`${named.kind}: ${column || 'the file'} in ${file}`]
      }),
    ),
  )
  expect(gone).toEqual([])
})

it('docs/profiler.md states the size of the comparison', () => {
  const documented = readFileSync(join(import.meta.dirname, '../../../../docs/profiler.md'), 'utf8')
  const groups = [
    { name: 'CSV', is: /^(csv|many).*sv$|^case.*sv$/ },
    { name: 'JSON', is: /\.jsonl?$/ },
    { name: 'Parquet', is: /\.parquet$/ },
  ]
  const number = (value: number) => value.toLocaleString('en')
  const rows = groups.map(({ name, is }) => {
    const own = comparisons.filter(({ name }) => is.test(name))
    const compared = own.reduce((sum, { compared }) => sum + compared, 0)
    const differing = own.reduce((sum, { differences }) => sum + differences.length, 0)
    return [name, number(own.length), number(compared), number(differing)]
  })
  const kinds = NAMED.map((named) => [
    named.kind,
    number(differences.filter((found) => isNamed(found, named)).length),
    named.reason,
  ])
  expect(documented).toContain(`DuckDB ${version}`)
  expect(cellsOf(documented)).toEqual(expect.arrayContaining([...rows, ...kinds]))
})

/** The cells of each row of the tables in a Markdown file. */
const cellsOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
