import { type Block, plainText } from '@/shared/lib/markdown'
import type { Article } from '../model/article'
import { searchIndex } from './search'

/** What an article says to a question. */
export interface Passage {
  slug: string
  title: string
  /** The part of the article; null for what stands before the first. */
  heading: { id: string; text: string } | null
  /** Paragraphs and lists, without code. */
  blocks: Block[]
  code: { language: string; text: string } | null
}

/** Words that say nothing of what is asked. */
const EMPTY = new Set(
  'a about an and any are be can could do does for from get give has have here how i if in into is it its kind know let like make many me much my need of on one or our please say should show tell than that the their them then there these they this to us use using want was we what when where which who why will with would you your orrery'.split(
    ' ',
  ),
)

/** Ours: as much as a chat can show. */
const PASSAGE_LIMIT = 700

/** The place of the documentation that answers a question best, or null when none does. */
export async function findPassage(question: string): Promise<Passage | null> {
  const words = wordsOf(question).filter((word) => !EMPTY.has(word))
  if (words.length === 0) return null
  const { index, docs } = await searchIndex()
  const [best] = index.search(words.join(' '), {
    prefix: (word) => word.length > 3,
    fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    boost: { title: 4, description: 2 },
  })
  // Half of what is asked must be there; one word among many is found everywhere.
  if (!best || new Set(best.queryTerms).size < words.length / 2) return null
  const article = docs.find(({ slug }) => slug === best.id)
  return article ? passageOf(article, best.terms) : null
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

interface Part {
  heading: Passage['heading']
  blocks: Block[]
}

function passageOf(article: Article, terms: readonly string[]): Passage | null {
  const parts = partsOf(article.blocks).filter(({ blocks }) => blocks.some(isText))
  const score = ({ heading, blocks }: Part) =>
    terms.reduce(
      (sum, term) =>
        sum +
        (wordsOf(heading?.text ?? '').includes(term) ? 3 : 0) +
        (wordsOf(blocks.map(wordsIn).join(' ')).includes(term) ? 1 : 0),
      0,
    )
  const best = parts.reduce<Part | null>(
    (found, part) => (found && score(found) >= score(part) ? found : part),
    null,
  )
  if (!best) return null
  const code = best.blocks.find((block) => block.type === 'code')
  return {
    slug: article.slug,
    title: article.title,
    heading: best.heading,
    blocks: shortened(best.blocks.filter(isText)),
    code: code ? { language: code.language, text: code.text } : null,
  }
}

const isText = ({ type }: Block) => type === 'paragraph' || type === 'list'

const wordsIn = (block: Block): string =>
  block.type === 'list'
    ? block.items.map(plainText).join(' ')
    : block.type === 'paragraph'
      ? plainText(block.content)
      : block.text

function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [{ heading: null, blocks: [] }]
  for (const block of blocks)
    if (block.type === 'heading') parts.push({ heading: { id: block.id, text: block.text }, blocks: [] })
    else parts.at(-1)?.blocks.push(block)
  return parts
}

/** Whole blocks for as long as they fit; at least one. */
function shortened(blocks: readonly Block[]): Block[] {
  let length = 0
  return blocks.filter((block, place) => {
    length += wordsIn(block).length
    return place === 0 || length <= PASSAGE_LIMIT
  })
}
