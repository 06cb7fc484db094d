/** Ends a profile; its message is for people. */
export class Refusal extends Error {}

const number = (value: number) => value.toLocaleString('en')

export const REFUSALS = {
  empty: 'The file is empty.',
  noColumns: 'The file has no columns: its lines are blank.',
  onlyHeader: 'The file has only a header and no rows.',
  tooWide: (columns: number, most: number) =>
    `The file has ${number(columns)} columns. At most ${number(most)} can be profiled.`,
  tooLong: (line: number) =>
    `The row that begins in line ${number(line)} is larger than 16 MB. A closing quotation mark may be missing.`,
  unclosed: (line: number) => `The quotation mark opened in line ${number(line)} is never closed.`,
  utf32: 'The file is in UTF-32, which cannot be read here. Please save it as UTF-8.',
  binary: 'The file is not a text file: it is full of NUL bytes.',
  notArray: 'The top level of the JSON must be an array.',
  cutOff: (line: number) => `The JSON is cut off in line ${number(line)}: its array is never closed.`,
  badJson: (line: number) => `The JSON is not valid in line ${number(line)}.`,
  emptyArray: 'The JSON array is empty.',
  noRows: 'The file has no line that is valid JSON.',
  noFields: 'The file has no columns: its objects are empty.',
  otherContent: (expected: string, content: string) =>
    `The name says ${expected}, but the content is ${content}. Please choose another file or correct its name.`,
  badParquet: 'The Parquet file is damaged, or compressed in a way that cannot be read here.',
  notProfiled: 'Preview and statistics are made of CSV, JSON, JSON Lines and Parquet files.',
  noMemory: 'The browser has not enough memory to read this file.',
  unreadable: 'The file could not be read. It may have been moved, changed or deleted since it was chosen.',
} as const
