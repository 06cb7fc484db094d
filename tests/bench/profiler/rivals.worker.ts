// Other parsers, each at the least that a profile needs: values missing and of each kind, per column.
import { parse } from 'csv-parse/browser/esm'
import Papa from 'papaparse'
import { inferSchema, initParser } from 'udsv'
import { answerJobs } from '@/shared/lib/worker-channel'

class Kinds {
  rows = 0
  private readonly counts: Int32Array[] = []

  add(row: string[]) {
    this.rows++
    for (let column = 0; column < row.length; column++) {
      const counts = (this.counts[column] ??= new Int32Array(5))
      ;(counts[kindOf(row[column] as string)] as number)++
    }
  }
}

/** 0 missing, 1 a number, 2 a truth value, 3 a date, 4 text. */
function kindOf(value: string): number {
  if (value === '') return 0
  const first = value.charCodeAt(0)
  if (first <= 57) {
    if (!Number.isNaN(+value)) return 1
    return value.length >= 10 && value[4] === '-' && value[7] === '-' ? 3 : 4
  }
  return value === 'true' || value === 'false' ? 2 : 4
}

async function eachText(file: File, give: (text: string) => void | Promise<void>) {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) await give(read.value)
}

const rivals: Record<string, (file: File, kinds: Kinds) => Promise<void>> = {
  papaparse: (file, kinds) =>
    new Promise((resolve, reject) => {
      Papa.parse<string[]>(file, {
        skipEmptyLines: true,
        chunk: ({ data }) => {
          for (const row of data) kinds.add(row)
        },
        complete: () => resolve(),
        error: reject,
      })
    }),

  async udsv(file, kinds) {
    let parser: ReturnType<typeof initParser> | undefined
    await eachText(file, (text) => {
      parser ??= initParser(inferSchema(text))
      parser.chunk<string[]>(text, parser.stringArrs, (row) => kinds.add(row))
    })
    parser?.end()
  },

  async 'csv-parse'(file, kinds) {
    const parser = parse({ skip_empty_lines: true, relax_column_count: true })
    parser.on('data', (row: string[]) => kinds.add(row))
    const ended = new Promise<void>((resolve, reject) => {
      parser.on('end', () => resolve())
      parser.on('error', reject)
    })
    await eachText(file, async (text) => {
      if (!parser.write(text)) await new Promise<void>((resolve) => parser.once('drain', () => resolve()))
    })
    parser.end()
    await ended
  },
}

const jobs = {
  async read({ name, file }: { name: string; file: File }) {
    const kinds = new Kinds()
    await rivals[name]?.(file, kinds)
    return kinds.rows
  },
}

export type RivalJobs = typeof jobs

answerJobs(self, jobs)
