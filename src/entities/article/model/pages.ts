import changelog from '../../../../CHANGELOG.md'
import privacy from '../content/legal/privacy.md'
import terms from '../content/legal/terms.md'
import type { MarkdownDocument } from '@/shared/lib/markdown'
import { type Article, articlesFrom } from './article'

const posts = import.meta.glob<MarkdownDocument>('../content/blog/*.md', {
  eager: true,
  import: 'default',
})

/** The posts of the blog, newest first. */
export const POSTS: readonly Article[] = articlesFrom(posts).sort((one, other) =>
  other.date.localeCompare(one.date),
)

export const findPost = (slug: string): Article | null => POSTS.find((post) => post.slug === slug) ?? null

export const [TERMS, PRIVACY, CHANGELOG] = articlesFrom({
  'terms.md': terms,
  'privacy.md': privacy,
  'changelog.md': changelog,
}) as [Article, Article, Article]
