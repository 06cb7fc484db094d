import { describe, expect, it } from 'vitest'
import { type Block, wordsOf } from './markdown'
import { parseMessage } from './parse'

const textOf = (blocks: readonly Block[]): string => blocks.map(wordsOf).join('\n')

const linesOf = (block: Block) => {
  if (block.type === 'list') return block.items
  if (block.type === 'table') return [block.head, ...block.rows].flat()
  return block.type === 'paragraph' ? [block.content] : []
}

/** The elements that a page renders for a message. */
const elementsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    const lines = linesOf(block)
    return sum + 1 + lines.reduce((count, line) => count + line.length, 0)
  }, 0)

const indented = (length: number, mark: string) => {
  let text = ''
  for (let depth = 0; text.length < length; depth++) text += `${'  '.repeat(depth)}${mark} a\n`
  return text
}

/** Shapes that make a parser recurse, or start again from every letter. */
const SHAPES: Record<string, (length: number) => string> = {
  'quotes in quotes': (length) => '>'.repeat(length),
  'quotes with spaces': (length) => '> '.repeat(length / 2),
  'quotes with tabs': (length) => '>\t'.repeat(length / 2),
  'quotes of other depths': (length) => `a\n\n${'>'.repeat(length / 2)} a\n${'>'.repeat(length / 2)} a`,
  'a quote in a list': (length) => `- ${'>'.repeat(length)}`,
  'a quote in an item that goes on': (length) => `- a\n\n  ${'>'.repeat(length)}`,
  'a quote behind a fence that has ended': (length) => `\`\`\`\na\n\`\`\`\n${'>'.repeat(length)}`,
  'a quote in a fence of a quote': (length) => `> \`\`\`\n${'>'.repeat(length)}`,
  'lists in lists': (length) => '- '.repeat(length / 2),
  'stars in stars': (length) => '* '.repeat(length / 2),
  'pluses with a text': (length) => `${'+ '.repeat(length / 2)}a`,
  'numbers in numbers': (length) => '1. '.repeat(length / 3),
  'numbers with brackets': (length) => '1) '.repeat(length / 3),
  'lists by indentation': (length) => indented(length, '-'),
  'numbers by indentation': (length) => indented(length, '1.'),
  'quotes and lists': (length) => '> - '.repeat(length / 4),
  'tasks in tasks': (length) => '- [ ] '.repeat(length / 6),
  'loose items': (length) => '- a\n\n'.repeat(length / 5),
  headings: (length) => '# a\n'.repeat(length / 4),
  'heading marks': (length) => '#'.repeat(length),
  'emphasis without an end': (length) => '*a '.repeat(length / 3),
  'strong without an end': (length) => '**a'.repeat(length / 3),
  'emphasis of both kinds': (length) => `${'*_'.repeat(length / 4)}a${'_*'.repeat(length / 4)}`,
  stars: (length) => '*'.repeat(length),
  underscores: (length) => '_a '.repeat(length / 3),
  'strong words': (length) => '**a** '.repeat(length / 6),
  'code words': (length) => '`a` '.repeat(length / 4),
  'brackets without an end': (length) => '['.repeat(length),
  'brackets in brackets': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'pictures in pictures': (length) => '!['.repeat(length / 2),
  'links without an end': (length) => '[a]('.repeat(length / 4),
  'links in links': (length) => '['.repeat(length / 5) + 'a' + '](b)'.repeat(length / 5),
  links: (length) => '[a](/b) '.repeat(length / 8),
  'a link with many brackets': (length) => `[a](${'('.repeat(length)}`,
  definitions: (length) => '[a]: b\n'.repeat(length / 7),
  backticks: (length) => '`'.repeat(length),
  'backticks of all lengths': (length) => {
    let text = ''
    for (let count = 1; text.length < length; count++) text += `${'`'.repeat(count)} `
    return text
  },
  'fences in fences': (length) => '```\n~~~\n'.repeat(length / 8),
  'a fence without an end': (length) => `\`\`\`\n${'>'.repeat(length)}`,
  pipes: (length) => '|'.repeat(length),
  'a wide table': (length) => `${'|a'.repeat(length / 4)}\n${'|-'.repeat(length / 4)}`,
  'a long table': (length) => `|a|\n|-|\n${'|x|\n'.repeat(length / 4)}`,
  tags: (length) => '<a '.repeat(length / 3),
  'open angles': (length) => '<'.repeat(length),
  comments: (length) => '<!--'.repeat(length / 4),
  'strikes without an end': (length) => '~a'.repeat(length / 2),
  addresses: (length) => 'http://a.'.repeat(length / 9),
  mails: (length) => 'a@'.repeat(length / 2),
  backslashes: (length) => '\\'.repeat(length),
  'lines of spaces': (length) => `a${' '.repeat(length)}b`,
  'empty lines': (length) => '\n'.repeat(length),
  'one word': (length) => 'a'.repeat(length),
  everything: (length) => '>-*[`|#'.repeat(length / 7),
  'directions and zero width': (length) => '\u202E\uFEFF\0'.repeat(length / 3),
}

/**
 * ms. Without limits the longest messages take minutes; with them an idle machine needs under 100, a busy
 * machine ten times that.
 */
const SOON = 5000

describe.each([300, 3000, 16_000, 1_000_000])('a message of %d letters', (length) => {
  it.each(Object.keys(SHAPES))('is parsed quickly, and can be rendered: %s', (shape) => {
    const source = SHAPES[shape]?.(length) ?? ''
    const began = performance.now()
    const blocks = parseMessage(source)
    expect(performance.now() - began).toBeLessThan(SOON)
    expect(elementsOf(blocks)).toBeLessThan(3000)
  })
})

describe('a message that is too complex for Markdown', () => {
  it('is rendered as plain text, in its paragraphs', () => {
    const deep = '>'.repeat(3000)
    expect(parseMessage(`${deep}\n\nand **more**`)).toEqual([
      { type: 'paragraph', content: [deep] },
      { type: 'paragraph', content: ['and **more**'] },
    ])
  })

  it('loses nothing, however long it is', () => {
    const words = 'word '.repeat(200_000).trim()
    expect(textOf(parseMessage(words))).toBe(words)
  })

  it('is not a common reply: ten levels of lists, a table, quotes and a page of code', () => {
    const reply = `## Part\n\n> > quoted\n\n${Array.from({ length: 10 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`).join('\n')}\n\n|a|b|\n|-|-|\n|1|2|\n\n\`\`\`ts\n${'const a_b = x * y[0] // _c_\n'.repeat(300)}\`\`\`\n\n**done**`
    const blocks = parseMessage(reply)
    expect(blocks.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'list',
      'table',
      'code',
      'paragraph',
    ])
    expect(blocks.at(-1)).toMatchObject({ content: [{ type: 'strong', text: 'done' }] })
  })
})
