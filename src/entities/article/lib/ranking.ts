import { isEmpty, stemsOf } from './words'

/** The text of a part, and the wordings in which users ask for it. */
export interface Entry {
  title: string
  heading: string
  text: string
  asked: readonly string[]
}

/** How well a part answers a question. */
export interface Rank {
  /** Its place among the entries. */
  part: number
  score: number
  /** The share of the question that occurs in the part, weighed by how rare its words are. */
  covered: number
  /** How many words of the question that say something occur in the part. */
  found: number
  /** How alike the question and the wording that is most alike are, from 0 to 1. */
  alike: number
}

/** How often the words of a field count. */
const WEIGHTS = { title: 1, heading: 3, text: 1, asked: 1.5 }

/** A word that says nothing about the subject weighs that much of another word. */
const EMPTY_WEIGHT = 0.4

/** The words that each part is taken to have in common with all parts: more make single words of a part weigh less. */
const SHARED = 60

/** A long part has more words by chance. */
const LENGTH = 0.6

/** The weight of the wording that is most alike. */
const ALIKE = 0.5

type Counts = Map<string, number>
const add = (counts: Counts, term: string, by: number) => counts.set(term, (counts.get(term) ?? 0) + by)
const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0)

/**
 * Ranks parts by how much likelier the words of a question are in a part than in all parts together (a language model with
 * Dirichlet smoothing), and by the wording that is most alike.
 */
export function makeRanking(entries: readonly Entry[]) {
  const counts = entries.map(countsOf)
  const all: Counts = new Map()
  const parts: Counts = new Map()
  for (const [term, count] of counts.flatMap((one) => [...one])) {
    add(all, term, count)
    add(parts, term, 1)
  }
  const total = sumOf(all.values())
  const lengths = counts.map((one) => sumOf(one.values()))

  const importance = (term: string) => (isEmpty(term) ? EMPTY_WEIGHT : 1)
  const rarity = (term: string) =>
    Math.log(1 + entries.length / ((parts.get(term) ?? 0) + 0.5)) * importance(term)
  const rarityOf = (terms: readonly string[]) => sumOf(terms.map(rarity))
  const wordings = entries.flatMap(({ heading, asked }, part) =>
    [heading, ...asked].filter(Boolean).map((text) => {
      const terms = unique(stemsOf(text))
      return { part, terms, size: Math.sqrt(rarityOf(terms)) }
    }),
  )

  /** `terms` are those of a question, each once. */
  function rank(terms: readonly string[]): Rank[] {
    const subject = terms.filter((term) => !isEmpty(term))
    const wanted = rarityOf(subject)
    const weight = sumOf(terms.map(importance))
    const alike = alikeTo(terms)
    return counts.map((own, part) => {
      const likelihood = sumOf(
        terms.map((term) => {
          const expected = (SHARED * ((all.get(term) ?? 0) + 0.5)) / total
          return importance(term) * Math.log(1 + (own.get(term) ?? 0) / expected)
        }),
      )
      const score =
        likelihood / Math.max(1, weight) -
        LENGTH * Math.log(1 + (lengths[part] ?? 0) / 100) +
        ALIKE * (alike[part] ?? 0)
      const found = subject.filter((term) => own.has(term))
      const covered = wanted === 0 ? 0 : rarityOf(found) / wanted
      return { part, score, covered, found: found.length, alike: alike[part] ?? 0 }
    })
  }

  /** For each part the similarity of its most similar wording. */
  function alikeTo(terms: readonly string[]): number[] {
    const size = Math.sqrt(rarityOf(terms))
    const alike = entries.map(() => 0)
    for (const wording of wordings) {
      const common = rarityOf(wording.terms.filter((term) => terms.includes(term)))
      if (common > 0) alike[wording.part] = Math.max(alike[wording.part] ?? 0, common / (size * wording.size))
    }
    return alike
  }

  return { known: new Set(all.keys()) as ReadonlySet<string>, rank }
}

const unique = (terms: readonly string[]) => [...new Set(terms)]

function countsOf({ title, heading, text, asked }: Entry): Counts {
  const counts: Counts = new Map()
  for (const term of stemsOf(title)) add(counts, term, WEIGHTS.title)
  for (const term of stemsOf(heading)) add(counts, term, WEIGHTS.heading)
  for (const term of stemsOf(text)) add(counts, term, WEIGHTS.text)
  for (const wording of asked) for (const term of unique(stemsOf(wording))) add(counts, term, WEIGHTS.asked)
  return counts
}
