import type MiniSearch from 'minisearch'
import { loadOnce } from '@/shared/lib/load-once'
import { type Article, textOf } from '../model/article'
import { partsOf, wordsIn } from './parts'
import { makeRanking } from './ranking'

/** An article that was found. */
export interface Hit {
  slug: string
  title: string
  description: string
  group: string
}

/** The index of whole articles, for a search while its words are typed. */
const articleIndex = loadOnce(async () => {
  const [{ default: Search }, { DOCS }] = await Promise.all([import('minisearch'), import('../model/docs')])
  const index: MiniSearch<Hit & { text: string }> = new Search({
    idField: 'slug',
    fields: ['title', 'description', 'group', 'text'],
    storeFields: ['title', 'description', 'group'],
  })
  index.addAll(DOCS.map(entry))
  return index
})

/**
 * The parts of all articles with the ranking of a question in whole words, and the wordings that only this needs.
 * Ranks beyond the parts are those of questions that have no answer here.
 */
export const partRanking = loadOnce(async () => {
  const [{ DOCS }, { ASKED }, { ELSEWHERE }] = await Promise.all([
    import('../model/docs'),
    import('../model/asked'),
    import('./elsewhere'),
  ])
  const parts = DOCS.flatMap(partsOf)
  const ranking = makeRanking([
    ...parts.map(({ article, heading, blocks }) => ({
      title: article.title,
      heading: heading?.text ?? '',
      text: [heading ? '' : article.description, ...blocks.map(wordsIn)].join(' '),
      asked: ASKED[article.slug]?.[heading?.id ?? ''] ?? [],
    })),
    ...ELSEWHERE.map((asked) => ({ title: '', heading: '', text: '', asked })),
  ])
  return { ...ranking, parts }
})

/** Articles that match, best first. */
export async function searchDocs(query: string): Promise<Hit[]> {
  const index = await articleIndex()
  const found = index.search(query, { prefix: true, fuzzy: 0.2, boost: { title: 4, description: 2 } })
  return found.map(({ id, title, description, group }) => ({ slug: id, title, description, group }))
}

const entry = (doc: Article) => ({
  slug: doc.slug,
  title: doc.title,
  description: doc.description,
  group: doc.group,
  text: textOf(doc),
})
