import { parseMarkdown } from '../../src/shared/lib/markdown/parse.ts'

/**
 * The wordings in which users ask for a part of an article, in a comment under its heading: `<!-- asked: one; another -->`.
 * Pages never contain them.
 */
const COMMENT = /<!-- asked:([^]*?)-->\n*/g

export const withoutAsked = (source: string): string => source.replaceAll(COMMENT, '')

/** The wordings for each part by the id of its heading; `''` for the text before the first heading. */
export function askedOf(source: string): Record<string, string[]> {
  const asked: Record<string, string[]> = {}
  for (const { index, 1: list = '' } of source.matchAll(COMMENT))
    (asked[partAt(source, index)] ??= []).push(...wordingsOf(list))
  return asked
}

/** The id of the last heading before a place in an article; `''` when there is none. */
function partAt(source: string, index: number): string {
  const headings = parseMarkdown(source.slice(0, index)).blocks.filter((block) => block.type === 'heading')
  return headings.at(-1)?.id ?? ''
}

const wordingsOf = (list: string): string[] =>
  list
    .split(';')
    .map((wording) => wording.replaceAll(/\s+/g, ' ').trim())
    .filter((wording) => wording !== '')
