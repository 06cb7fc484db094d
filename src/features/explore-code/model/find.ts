import { type GeneratedFile, isLockFile } from '@/entities/project/model'

/** A line that has what was looked for. */
export interface Hit {
  /** From 1. */
  line: number
  before: string
  match: string
  after: string
}

export interface FileHits {
  path: string
  hits: Hit[]
}

/** The matches, file by file; `more` when there were more than `MOST_HITS`. */
export interface Found {
  files: FileHits[]
  total: number
  more: boolean
}

export const MOST_HITS = 200
/** Characters of a line before the match. */
const LEAD = 24
const LONGEST = 160

/** Every line with the query in it, whatever the case; a line counts once. Lock files name every package a hundred times, and have none. */
export function findInFiles(files: readonly GeneratedFile[], query: string): Found {
  const wanted = query.trim().toLowerCase()
  const found: Found = { files: [], total: 0, more: false }
  if (!wanted) return found
  for (const { path, content } of files) {
    if (isLockFile(path)) continue
    const hits: Hit[] = []
    for (const [index, line] of content.split('\n').entries()) {
      const at = line.toLowerCase().indexOf(wanted)
      if (at < 0) continue
      if (found.total === MOST_HITS) {
        found.more = true
        break
      }
      found.total += 1
      hits.push(hitOf(line, index + 1, at, wanted.length))
    }
    if (hits.length > 0) found.files.push({ path, hits })
    if (found.more) break
  }
  return found
}

function hitOf(text: string, line: number, at: number, length: number): Hit {
  const from = Math.max(0, at - LEAD)
  return {
    line,
    before: `${from > 0 ? '…' : ''}${text.slice(from, at).replace(/^\s+/, '')}`,
    match: text.slice(at, at + length),
    after: text.slice(at + length, from + LONGEST),
  }
}
