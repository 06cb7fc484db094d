import type { Block } from '@/shared/lib/markdown'
import { spelled } from '@/shared/lib/spelling'
import { isText, type Part, wordsIn } from './parts'
import type { Rank } from './ranking'
import { partRanking } from './search'
import { isEmpty, stemsOf } from './words'

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

/**
 * How much each sign says that the best part is an answer: fitted by a logistic regression to questions that have an answer here,
 * and to others (tests/unit/assistant-questions.ts). Above zero it is taken for one.
 */
const SIGNS = { score: 0.98, covered: 1.14, alike: 1.49, known: 1.75, unknown: -0.52, none: -5.43 }

/** The part of the documentation that answers a question best, or null when none does. */
export async function findPassage(question: string): Promise<Passage | null> {
  const { rank, parts, known } = await partRanking()
  const asked = [...new Set(stemsOf(question))].slice(0, ASKED_LIMIT)
  const terms = [...new Set(asked.map((term) => (known.has(term) ? term : (spelled(term, known) ?? term))))]
  const best = rank(terms).reduce<Rank | null>((one, next) => (one && one.score >= next.score ? one : next), null)
  const part = best && isAnswer(best, terms.filter((term) => !isEmpty(term)), known) ? parts[best.part] : null
  return part ? passageOf(part) : null
}

function isAnswer({ score, covered, alike }: Rank, subject: readonly string[], known: ReadonlySet<string>) {
  const found = subject.filter((term) => known.has(term)).length
  const sum =
    SIGNS.none +
    SIGNS.score * score +
    SIGNS.covered * covered +
    SIGNS.alike * alike +
    SIGNS.known * Math.log(1 + found) +
    SIGNS.unknown * Math.log(1 + subject.length - found)
  return sum > 0
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
