import type { Block } from '../../src/shared/lib/markdown'
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
  let part = ''
  for (const block of parseMarkdown(source).blocks) {
    if (block.type === 'heading') part = block.id
    const wordings = wordingsOf(block)
    if (wordings) asked[part] = [...(asked[part] ?? []), ...wordings]
  }
  return asked
}

function wordingsOf(block: Block): string[] | null {
  const text = block.type === 'paragraph' ? block.content[0] : undefined
  const list = typeof text === 'string' ? /^<!-- asked:([^]*)-->/.exec(text)?.[1] : undefined
  if (list === undefined) return null
  return list
    .split(';')
    .map((wording) => wording.replaceAll(/\s+/g, ' ').trim())
    .filter((wording) => wording !== '')
}
