import type MiniSearch from 'minisearch'
import { loadOnce } from '@/shared/lib/load-once'
import { type Article, textOf } from '../model/article'
import { type Part, partsOf, wordsIn } from './parts'
import { termsOf } from './words'

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

/** The index of the parts of all articles, for a question in whole words. */
export const partIndex = loadOnce(async () => {
  const [{ default: Search }, { DOCS }] = await Promise.all([import('minisearch'), import('../model/docs')])
  const parts = DOCS.flatMap(partsOf)
  const known = new Set<string>()
  const index: MiniSearch<{ id: number; title: string; heading: string; text: string }> = new Search({
    fields: ['title', 'heading', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
  })
  const entries = parts.map(({ article, heading, blocks }: Part, id) => ({
    id,
    title: article.title,
    heading: heading?.text ?? '',
    text: [heading ? '' : article.description, ...blocks.map(wordsIn)].join(' '),
  }))
  index.addAll(entries)
  for (const { title, heading, text } of entries)
    for (const term of termsOf(`${title} ${heading} ${text}`)) known.add(term)
  return { index, parts, known }
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
