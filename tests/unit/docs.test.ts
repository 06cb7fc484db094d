import { searchDocs } from '@/entities/article/lib/search'
import { CHANGELOG, DOCS, findDoc, GROUPS, POSTS, PRIVACY, releasesOf, TERMS } from '@/entities/article/model'
import { paths } from '@/shared/config'
import type { Block, Inline } from '@/shared/lib/markdown'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '@/shared/lib/markdown/parse'

const first = async (query: string) => (await searchDocs(query))[0]?.slug
const linksIn = (blocks: readonly Block[]): string[] =>
  blocks
    .flatMap((block): Inline[] => {
      if (block.type === 'list') return block.items.flat()
      return block.type === 'paragraph' ? block.content : []
    })
    .flatMap((part) => (typeof part !== 'string' && part.type === 'link' ? [part.href] : []))

/** Whether there is an article, with a heading of this id when one is given. */
const hasPart = (slug: string, id?: string): boolean => {
  const doc = findDoc(slug)
  return (
    doc !== null &&
    (id === undefined || doc.blocks.some((block) => block.type === 'heading' && block.id === id))
  )
}

describe('the articles', () => {
  it.each([...DOCS, ...POSTS, TERMS, PRIVACY])('$slug has a title, a description and text', (article) => {
    expect(article.title).not.toBe('')
    expect(article.description.length).toBeGreaterThan(20)
    expect(article.blocks.length).toBeGreaterThan(2)
  })

  it('are in the four groups, in order, starting with getting started (MKT-07)', () => {
    expect([...new Set(DOCS.map(({ group }) => group))]).toEqual([...GROUPS])
    expect(DOCS[0]?.slug).toBe('getting-started')
  })

  it('link only to existing pages', () => {
    const known = new Set<unknown>(Object.values(paths))
    for (const { slug, blocks } of [...DOCS, ...POSTS, TERMS, PRIVACY, CHANGELOG])
      for (const href of linksIn(blocks)) {
        const [, doc, part] = /^\/docs\/([^#]+)(?:#(.+))?$/.exec(href) ?? []
        expect(doc ? hasPart(doc, part) : known.has(href), `${slug} links to ${href}`).toBe(true)
      }
  })

  it('give the changelog a section per version', () => {
    const releases = releasesOf(CHANGELOG.blocks)
    expect(releases.map(({ version, date }) => [version, date])).toContainEqual(['0.1.0', '2026-11-21'])
    for (const { groups } of releases)
      for (const { name, changes } of groups) {
        expect(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']).toContain(name)
        expect(changes.length).toBeGreaterThan(0)
      }
  })

  it('accept a changelog without groups, and without a version', () => {
    const { blocks } = parseMarkdown('A sentence.\n\n- lost\n\n## 1.0.0, 2027-01-31\n\n- a\n- b\n\n## Next\n')
    expect(releasesOf(blocks)).toEqual([
      {
        version: '1.0.0',
        id: '1-0-0-2027-01-31',
        date: '2027-01-31',
        groups: [{ name: '', changes: [['a'], ['b']] }],
      },
      { version: 'Next', id: 'next', date: '', groups: [] },
    ])
  })
})

describe('the search', () => {
  it('finds articles by title, by text and despite a typing error', async () => {
    expect(await first('getting started')).toBe('getting-started')
    expect(await first('DATA_DIR')).toBe('settings-of-the-server')
    expect(await first('uptimeSeconds')).toBe('health-and-status')
    expect(await first('acounts')).toBe('accounts')
    expect(await first('curl starter.zip')).toBe('command-line')
    expect(await first('provider CORS')).toBe('assistant')
    expect(await first('inspector Alt+I')).toBe('machines')
  })

  it.each(['.*', '(', '\\', '?', '^$', '"'])('finds nothing for %s', async (query) => {
    expect(await searchDocs(query)).toEqual([])
  })

  it('treats an incomplete expression as words', async () => {
    expect(Array.isArray(await searchDocs('[a-z'))).toBe(true)
  })

  it('accepts 10,000 characters', async () => {
    expect(Array.isArray(await searchDocs('a'.repeat(10_000)))).toBe(true)
    expect(await first(`${'host '.repeat(2000)}`)).toBe('hosting')
  })
})
