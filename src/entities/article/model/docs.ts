import { type Article, articlesFrom, GROUPS } from './article'

const files = import.meta.glob<string>('../content/docs/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const place = ({ group, order }: Article) => GROUPS.findIndex((one) => one === group) * 100 + order

/** Every article of the documentation, in reading order. */
export const DOCS: readonly Article[] = articlesFrom(files).sort((one, other) => place(one) - place(other))

export const findDoc = (slug: string): Article | null => DOCS.find((doc) => doc.slug === slug) ?? null
