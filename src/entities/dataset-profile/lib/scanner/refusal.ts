/** What ends a profile, in words for people. */
export class Refusal extends Error {}

export const REFUSALS = {
  empty: 'The file is empty.',
  noColumns: 'The file has no columns: its lines are blank.',
  onlyHeader: 'The file has only a header and no rows.',
  tooWide: (columns: number, most: number) =>
    `The file has ${columns.toLocaleString('en')} columns. At most ${most.toLocaleString('en')} can be profiled.`,
  tooLong: (line: number) =>
    `The row that begins in line ${line.toLocaleString('en')} is larger than 16 MB. A closing quotation mark may be missing.`,
  unclosed: (line: number) =>
    `The quotation mark opened in line ${line.toLocaleString('en')} is never closed.`,
  nul: (line: number) =>
    `The file has NUL bytes in line ${line.toLocaleString('en')}: it is not a text file, or it is damaged.`,
  unreadable: 'The file could not be read. It may have been moved, changed or deleted since it was chosen.',
} as const
