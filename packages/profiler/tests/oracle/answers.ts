import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const answersPath = join(import.meta.dirname, 'answers.jsonl')

/** Name, type, missing, distinct, min, max, mean, deviation and quartiles of a column; figures that it has none of are null. */
export type ColumnAnswer = [
  name: string,
  type: string,
  missing: number,
  distinct: number,
  min: string | number | null,
  max: string | number | null,
  mean: number | null,
  deviation: number | null,
  q1: number | null,
  median: number | null,
  q3: number | null,
]

/** DuckDB's answer about a file. */
export interface Answer {
  name: string
  /** Of the bytes that were asked about. */
  hash: string
  rows?: number
  columns?: ColumnAnswer[]
  /** The rows and columns that DuckDB's own guess of the dialect finds; with `error` where it refuses the file. */
  guess?: { rows?: number; names?: string[]; error?: string }
  /** Why there are no figures. */
  error?: string
}

/** The recorded answers by the names of their files, and the version that gave them. */
export function readAnswers(): { version: string; answers: Map<string, Answer> } {
  const [first = '', ...lines] = readFileSync(answersPath, 'utf8').trim().split('\n')
  const { duckdb } = JSON.parse(first) as { duckdb: string }
  return {
    version: duckdb,
    answers: new Map(
      lines.map((line) => {
        const answer = JSON.parse(line) as Answer
        return [answer.name, answer]
      }),
    ),
  }
}

/** Identifies the bytes of a file, so that a recorded answer counts for exactly these bytes. */
export const hashOf = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 12)
