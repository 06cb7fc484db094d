import type { Block } from '@/shared/lib/markdown'
import { spelled } from '@/shared/lib/spelling'
import { isText, type Part, wordsIn } from './parts'
import { partIndex } from './search'
import { termsOf } from './words'

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

/** Ours: a question of more words is pasted text. */
const ASKED_LIMIT = 40

/** Ours: as much as a chat can show, in characters. */
const PASSAGE_LIMIT = 700

/** The part of a question, weighed by how rare its words are, that has to occur in a passage. */
const COVERED = 0.6

/** A word that occurs in a larger share of the passages says little about any of them. */
const COMMON = 0.15

/** The part of the documentation that answers a question best, or null when none does. */
export async function findPassage(question: string): Promise<Passage | null> {
  const { index, parts, known } = await partIndex()
  const asked = [...new Set(termsOf(question))].slice(0, ASKED_LIMIT)
  const terms = [...new Set(asked.map((term) => (known.has(term) ? term : (spelled(term, known) ?? term))))]
  if (terms.length === 0) return null
  const found = index.search(terms.join(' '), {
    tokenize: (text) => text.split(' '),
    boost: { heading: 4, title: 2 },
  })
  const counts = new Map(
    terms.map((term) => [term, found.filter(({ queryTerms }) => queryTerms.includes(term)).length]),
  )
  const weightOf = (term: string) => Math.log(1 + parts.length / ((counts.get(term) ?? 0) + 0.5))
  const sum = (of: readonly string[]) => of.reduce((weight, term) => weight + weightOf(term), 0)
  const all = sum(terms)
  const [best] = found
    .map(({ id, score, queryTerms, match }) => {
      const covered = sum(queryTerms) / all
      const specific = queryTerms.some(
        (term) =>
          (counts.get(term) ?? 0) <= parts.length * COMMON ||
          match[term]?.some((field) => field === 'heading' || field === 'title'),
      )
      return { part: parts[id as number], covered, specific, score: score * covered }
    })
    .filter(({ covered, specific }) => covered >= COVERED && specific)
    .sort((one, other) => other.score - one.score)
  return best?.part ? passageOf(best.part) : null
}

function passageOf({ article: { slug, title }, heading, blocks }: Part): Passage {
  const code = blocks.find((block) => block.type === 'code')
  return {
    slug,
    title,
    heading,
    blocks: shortened(blocks.filter(isText)),
    code: code ? { language: code.language, text: code.text } : null,
  }
}

/** Whole blocks for as long as they fit; at least one. */
function shortened(blocks: readonly Block[]): Block[] {
  let length = 0
  return blocks.filter((block, place) => {
    length += wordsIn(block).length
    return place === 0 || length <= PASSAGE_LIMIT
  })
}
