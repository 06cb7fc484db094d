import changelog from '../../../../CHANGELOG.md?raw'
import privacy from '../content/legal/privacy.md?raw'
import terms from '../content/legal/terms.md?raw'
import { type Article, articlesFrom } from './article'

const posts = import.meta.glob<string>('../content/blog/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The posts of the blog, newest first. */
export const POSTS: readonly Article[] = articlesFrom(posts).sort((one, other) =>
  other.date.localeCompare(one.date),
)

export const [TERMS, PRIVACY, CHANGELOG] = articlesFrom({
  'terms.md': terms,
  'privacy.md': privacy,
  'changelog.md': changelog,
}) as [Article, Article, Article]
