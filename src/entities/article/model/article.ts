import { type Block, type MarkdownDocument, wordsOf } from '@/shared/lib/markdown'

/** The topic groups of the documentation, in order (MKT-07). */
export const GROUPS = ['First steps', 'Projects', 'Accounts and data', 'Operation'] as const

export interface Article {
  /** Last part of its address. */
  slug: string
  title: string
  description: string
  /** ISO 8601 date; empty where none is given. */
  date: string
  group: string
  /** Place within the group. */
  order: number
  blocks: Block[]
}

/** Articles of documents by path. The name of the file is the slug. */
export function articlesFrom(files: Record<string, MarkdownDocument>): Article[] {
  return Object.entries(files).map(([path, { meta, blocks }]) => {
    return {
      slug: path.replace(/^.*\/|\.md$/g, ''),
      title: meta.title ?? '',
      description: meta.description ?? '',
      date: meta.date ?? meta.updated ?? '',
      group: meta.group ?? '',
      order: Number(meta.order ?? 0),
      blocks,
    }
  })
}

/** The words of an article, for a search. */
export const textOf = ({ blocks }: Pick<Article, 'blocks'>): string => blocks.map(wordsOf).join(' ')
