import type MiniSearch from 'minisearch'
import { loadOnce } from '@/shared/lib/load-once'
import { type Article, textOf } from '../model/article'

/** An article that was found. */
export interface Hit {
  slug: string
  title: string
  description: string
  group: string
}

type Index = MiniSearch<Hit & { text: string }>

interface Searched {
  index: Index
  docs: readonly Article[]
}

/** The only index of the documentation, and its sources. A failed load is retried on the next call. */
export const searchIndex = loadOnce(createIndex)

/** Articles that match, best first. */
export async function searchDocs(query: string): Promise<Hit[]> {
  const { index } = await searchIndex()
  const found = index.search(query, { prefix: true, fuzzy: 0.2, boost: { title: 4, description: 2 } })
  return found.map(({ id, title, description, group }) => ({ slug: id, title, description, group }))
}

async function createIndex(): Promise<Searched> {
  const [{ default: Search }, { DOCS }] = await Promise.all([import('minisearch'), import('../model/docs')])
  const index: Index = new Search({
    idField: 'slug',
    fields: ['title', 'description', 'group', 'text'],
    storeFields: ['title', 'description', 'group'],
  })
  index.addAll(DOCS.map(entry))
  return { index, docs: DOCS }
}

const entry = (doc: Article) => ({
  slug: doc.slug,
  title: doc.title,
  description: doc.description,
  group: doc.group,
  text: textOf(doc),
})
