import type { Block } from './markdown'

/** Letters of a message that are read as Markdown: the parser's time grows with their square. */
const MOST_LETTERS = 20_000

/** Runs of `*` and `_` in a message: the parser compares each of them with all others. */
const MOST_MARKS = 2000

/** Elements that a message may become: a page draws 2,000 in about 100 ms. */
const MOST_ELEMENTS = 2000

/** Paragraphs that plain text is divided into. */
const MOST_PARAGRAPHS = 200

/** A line that opens more than 100 quotes and lists: the parser calls itself for each of them. */
const NESTED = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=\s))){101}/m

/** Whether a text of others is too long or too nested to be read as Markdown. */
export const isTooMuch = (source: string): boolean =>
  source.length > MOST_LETTERS || NESTED.test(source) || (source.match(/[*_]+/g)?.length ?? 0) > MOST_MARKS

/** Whether drawing these blocks would hold up the page. */
export function isTooMany(blocks: readonly Block[]): boolean {
  let elements = 0
  for (const block of blocks) {
    elements++
    if (block.type === 'paragraph') elements += block.content.length
    if (block.type === 'table')
      for (const cell of [block.head, ...block.rows].flat()) elements += 1 + cell.length
    if (block.type === 'list') for (const item of block.items) elements += 1 + item.length
  }
  return elements > MOST_ELEMENTS
}

/** The text as it was written, in its paragraphs. */
export function asText(source: string): Block[] {
  const parts = source.split(/\n{2,}/).filter((part) => part.trim() !== '')
  const rest = parts.splice(MOST_PARAGRAPHS).join('\n')
  return [...parts, ...(rest ? [rest] : [])].map((part) => ({ type: 'paragraph', content: [part] }))
}
