import { type Block, plainText } from '@/shared/lib/markdown'
import type { Article } from '../model/article'

/** A heading of an article with the blocks up to the next heading. */
export interface Part {
  article: Article
  /** Null for the text before the first heading. */
  heading: { id: string; text: string } | null
  blocks: Block[]
}

export const isText = ({ type }: Block) => type === 'paragraph' || type === 'list'

/** The parts of an article that have text. */
export function partsOf(article: Article): Part[] {
  const parts: Part[] = [{ article, heading: null, blocks: [] }]
  for (const block of article.blocks)
    if (block.type === 'heading')
      parts.push({ article, heading: { id: block.id, text: block.text }, blocks: [] })
    else parts.at(-1)?.blocks.push(block)
  return parts.filter(({ blocks }) => blocks.some(isText))
}

export const wordsIn = (block: Block): string =>
  block.type === 'list'
    ? block.items.map(plainText).join(' ')
    : block.type === 'paragraph'
      ? plainText(block.content)
      : block.text
