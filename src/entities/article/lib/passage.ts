import type { Block } from '@/shared/lib/markdown'
import { spelled } from '@/shared/lib/spelling'
import { isText, type Part, wordsIn } from './parts'
import type { Rank } from './ranking'
import { partRanking } from './search'
import { stemsOf } from './words'

/** The passage of an article that answers a question. */
export interface Passage {
  slug: string
  title: string
  /** The part of the article; null for the text before the first heading. */
  heading: { id: string; text: string } | null
  /** Paragraphs and lists, without code. */
  blocks: Block[]
  code: { language: string; text: string } | null
  /** Whether it is beyond doubt that it answers the question. */
  isClose: boolean
}

/** Ours: a question of more words is pasted text. */
const ASKED_LIMIT = 40

/** Ours: as much as a chat can show, in characters. */
const PASSAGE_LIMIT = 700

/**
 * How much each sign says that the best part is an answer, and how much all of them have to say. Chosen with the questions of
 * tests/unit/assistant-questions.ts that were tuned with, and with others about nothing of this product.
 */
const SIGNS = { score: 0.8, covered: 3, alike: 1.8 }
const ENOUGH = 4.15

/** A single word in common has to say more, or a wording has to be that much alike. */
const ENOUGH_ALONE = 5.8
const ALONE = 0.8

/** A wording that is so much alike is the question. */
const CLOSE = 0.6

/** The part of the documentation that answers a question best, or null when none does. */
export async function findPassage(question: string): Promise<Passage | null> {
  const { rank, parts, known } = await partRanking()
  const asked = [...new Set(stemsOf(question))].slice(0, ASKED_LIMIT)
  const terms = [...new Set(asked.map((term) => (known.has(term) ? term : (spelled(term, known) ?? term))))]
  const best = rank(terms).reduce<Rank | null>(
    (one, next) => (one && one.score >= next.score ? one : next),
    null,
  )
  const part = best && isAnswer(best) ? parts[best.part] : null
  return best && part ? passageOf(part, isClose(best)) : null
}

function isAnswer({ score, covered, alike, found }: Rank): boolean {
  const sum = SIGNS.score * score + SIGNS.covered * covered + SIGNS.alike * alike
  return sum >= (found > 1 || alike >= ALONE ? ENOUGH : ENOUGH_ALONE)
}

const isClose = ({ score, covered, alike, found }: Rank) =>
  found > 1 && (alike >= CLOSE || (score >= 2.5 && covered >= 0.85))

function passageOf({ article: { slug, title }, heading, blocks }: Part, isClose: boolean): Passage {
  const code = blocks.find((block) => block.type === 'code')
  return {
    slug,
    title,
    heading,
    blocks: shortened(blocks.filter(isText)),
    code: code ? { language: code.language, text: code.text } : null,
    isClose,
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
