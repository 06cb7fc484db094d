import type { MarkdownDocument } from '@/shared/lib/markdown'
import { type Article, articlesFrom, GROUPS } from './article'

const files = import.meta.glob<MarkdownDocument>('../content/docs/*.md', {
  eager: true,
  import: 'default',
})

const place = ({ group, order }: Article) => GROUPS.findIndex((one) => one === group) * 100 + order

/** Every article of the documentation, in reading order. */
export const DOCS: readonly Article[] = articlesFrom(files).sort((one, other) => place(one) - place(other))

export const findDoc = (slug: string): Article | null => DOCS.find((doc) => doc.slug === slug) ?? null
