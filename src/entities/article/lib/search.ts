import type MiniSearch from 'minisearch'
import { type Article, textOf } from '../model/article'

/** An article that was found. */
export interface Hit {
  slug: string
  title: string
  description: string
  group: string
}

type Index = MiniSearch<Hit & { text: string }>

let index: Promise<Index> | null = null

/** Articles that match, best first. The index is made on the first search, in this browser. */
export async function searchDocs(query: string): Promise<Hit[]> {
  index ??= createIndex()
  const found = (await index).search(query, { prefix: true, fuzzy: 0.2, boost: { title: 4, description: 2 } })
  return found.map(({ id, title, description, group }) => ({ slug: id, title, description, group }))
}

async function createIndex(): Promise<Index> {
  const [{ default: Search }, { DOCS }] = await Promise.all([import('minisearch'), import('../model/docs')])
  const search: Index = new Search({
    idField: 'slug',
    fields: ['title', 'description', 'group', 'text'],
    storeFields: ['title', 'description', 'group'],
  })
  search.addAll(DOCS.map(entry))
  return search
}

const entry = (doc: Article) => ({
  slug: doc.slug,
  title: doc.title,
  description: doc.description,
  group: doc.group,
  text: textOf(doc),
})
