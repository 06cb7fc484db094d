import { describe, expect, it } from 'vitest'
import { type Inline, markdownOf, plainText } from '@/shared/lib/markdown'
import { parseMarkdown } from '@/shared/lib/markdown/parse'

function parseInline(text: string): Inline[] {
  const [block] = parseMarkdown(text).blocks
  return block?.type === 'paragraph' ? block.content : []
}

describe('markdown', () => {
  it('reads meta lines, headings, paragraphs, lists and code', () => {
    const { meta, blocks } = parseMarkdown(
      '---\ntitle: One: two\norder: 3\n---\n# Left out\n\nA line\nand another.\n## Part\n- a\n  b\n- c\n\n```sh\n## not a heading\n\nx\n```\n1. one\n2. two\n',
    )
    expect(meta).toEqual({ title: 'One: two', order: '3' })
    expect(blocks).toEqual([
      { type: 'paragraph', content: ['A line and another.'] },
      { type: 'heading', level: 2, text: 'Part', id: 'part' },
      { type: 'list', ordered: false, items: [['a b'], ['c']] },
      { type: 'code', language: 'sh', text: '## not a heading\n\nx' },
      { type: 'list', ordered: true, items: [['one'], ['two']] },
    ])
  })

  it('gives every heading a unique anchor', () => {
    const { blocks } = parseMarkdown('## Run it\n## Run it!\n## ???\n')
    expect(blocks.map((block) => block.type === 'heading' && block.id)).toEqual([
      'run-it',
      'run-it-2',
      'part',
    ])
  })

  it('reads inline code, bold text and links', () => {
    expect(parseInline('Use `a` and **b** or [c](/docs).')).toEqual([
      'Use ',
      { type: 'code', text: 'a' },
      ' and ',
      { type: 'strong', text: 'b' },
      ' or ',
      { type: 'link', text: 'c', href: '/docs' },
      '.',
    ])
    expect(plainText(parseInline('Use `a` and **b**'))).toBe('Use a and b')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
    'treats %s as text, not as a link',
    (href) => expect(parseInline(`[go](${href})`)).toEqual(['go']),
  )

  it('treats HTML as text', () => {
    expect(parseMarkdown('a <b>c</b>\n\n<script>alert(1)</script>\n').blocks).toEqual([
      { type: 'paragraph', content: ['a <b>c</b>'] },
      { type: 'paragraph', content: ['<script>alert(1)</script> '] },
    ])
  })

  it('writes blocks as Markdown that parses to the same blocks', () => {
    const { blocks } = parseMarkdown(
      'Use `a` and **b** or [c](/docs), 2 \\* 3 and \\<i>.\n\n- one\n- `two`\n\n1. first\n2. second\n\n```sh\nx *y*\n```\n\n## Part\n',
    )
    expect(parseMarkdown(markdownOf(blocks)).blocks).toEqual(blocks)
  })

  it('terminates for any input', () => {
    for (const source of ['```', '---\n', '- ', '[](', '**', '#', `${'#'.repeat(5000)} x`, '`'.repeat(9999)])
      expect(parseMarkdown(source).blocks.length).toBeLessThan(3)
  })
})
