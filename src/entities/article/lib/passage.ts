import { type Block, wordsOf as wordsIn } from '@/shared/lib/markdown'
import type { Article } from '../model/article'
import { searchIndex } from './search'

/** The passage of an article that answers a question. */
export interface Passage {
  slug: string
  title: string
  /** The part of the article; null for the text before the first heading. */
  heading: { id: string; text: string } | null
  /** Paragraphs and lists, without code. */
  blocks: Block[]
  code: { language: string; text: string } | null
}

/** Words that say nothing of what is asked. */
const EMPTY = new Set(
  'a about again an and answer answers any are as at be been but by can could did do does for free from get give good has have hello here hi how i if in into is it its just kind know let like made make makes many me more much my need no not now of ok okay on one only or orrery our please question questions really say should show so some tell than thanks that the their them then there these they thing things this time to too us use using very want was we what when where which who why will with would yes you your'.split(
    ' ',
  ),
)

/** Ours: who asks with more words has pasted something. */
const ASKED_LIMIT = 40

/** Ours: as much as a chat can show. */
const PASSAGE_LIMIT = 700

/** The place of the documentation that answers a question best, or null when none does. */
export async function findPassage(question: string): Promise<Passage | null> {
  const words = wordsOf(question).filter((word) => !EMPTY.has(word))
  if (words.length === 0) return null
  const { index, docs } = await searchIndex()
  const found = (text: string) =>
    index.search(text, {
      prefix: (word) => word.length > 3,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      boost: { title: 4, description: 2 },
    })
  const [best] = found(words.join(' '))
  const article = docs.find(({ slug }) => slug === best?.id)
  const part = article && best ? bestPart(article, best.terms) : null
  if (!article || !best || !part) return null
  // The words of the question must occur in the quoted part; one word among many, or a word that occurs
  // everywhere, matches by chance.
  const name = new Set(wordsOf(`${article.title} ${part.heading?.text ?? ''}`))
  const text = new Set(wordsOf(part.blocks.map(wordsIn).join(' ')))
  const asked = [...new Set(words)].slice(0, ASKED_LIMIT)
  const met = asked
    .map((word) => {
      const hits = found(word)
      const terms = hits.find(({ id }) => id === best.id)?.terms ?? []
      const named = terms.some((term) => name.has(term))
      return {
        named,
        said: named || terms.some((term) => text.has(term)),
        rare: hits.length <= docs.length / 2,
      }
    })
    .filter(({ said }) => said)
  const most = met.length * 2 > asked.length && met.some(({ named, rare }) => named || rare)
  const half = met.length * 2 === asked.length && met.some(({ named }) => named)
  return most || half ? passageOf(article, part) : null
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

interface Part {
  heading: Passage['heading']
  blocks: Block[]
}

/** The part of an article with most of the terms. */
function bestPart(article: Article, terms: readonly string[]): Part | null {
  const parts = partsOf(article.blocks).filter(({ blocks }) => blocks.some(isText))
  const score = ({ heading, blocks }: Part) =>
    terms.reduce(
      (sum, term) =>
        sum +
        (wordsOf(heading?.text ?? '').includes(term) ? 3 : 0) +
        (wordsOf(blocks.map(wordsIn).join(' ')).includes(term) ? 1 : 0),
      0,
    )
  return parts.reduce<Part | null>(
    (found, part) => (found && score(found) >= score(part) ? found : part),
    null,
  )
}

function passageOf({ slug, title }: Article, { heading, blocks }: Part): Passage {
  const code = blocks.find((block) => block.type === 'code')
  return {
    slug,
    title,
    heading,
    blocks: shortened(blocks.filter(isText)),
    code: code ? { language: code.language, text: code.text } : null,
  }
}

const isText = ({ type }: Block) => type === 'paragraph' || type === 'list'

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
