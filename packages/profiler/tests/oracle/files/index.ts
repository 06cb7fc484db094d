import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvFile } from './csv'
import type { OracleFile } from './file'
import { jsonFile } from './json'
import { manyValues } from './many'
import { parquetFile } from './parquet'
import { textCases } from './text-cases'

const fixtures = join(import.meta.dirname, '../fixtures')
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed)

/** Parquet files of other writers (fixtures/make.py). */
const parquetFixtures = (): OracleFile[] =>
  readdirSync(fixtures)
    .filter((name) => name.endsWith('.parquet'))
    .sort()
    .map((name) => ({
      name: `fixture-${name}`,
      bytes: new Uint8Array(readFileSync(join(fixtures, name))),
      ask: 'read_parquet',
      options: {},
      kinds: [],
      headers: null,
    }))

/** 200 files from seeds, and cases with one trap each. */
export const oracleFiles = (): OracleFile[] => [
  ...seeds(116).map(csvFile),
  ...seeds(42).map(jsonFile),
  ...seeds(38).map(parquetFile),
  ...manyValues(),
  ...textCases(),
  ...parquetFixtures(),
]
