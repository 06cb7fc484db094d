// Texts are Markdown, read at build: importing a `.md` file gives a MarkdownDocument (scripts/site/markdown.ts).

/** A piece of a line. */
export type Inline =
  | string
  | { type: 'code'; text: string }
  | { type: 'strong'; text: string }
  | { type: 'link'; text: string; href: string }

export type Block =
  | { type: 'heading'; level: 2 | 3; text: string; id: string }
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
  | { type: 'code'; language: string; text: string }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }

export interface MarkdownDocument {
  /** The `name: value` lines between the first two `---` lines. */
  meta: Record<string, string>
  blocks: Block[]
}

/** The words of a piece, without its form. */
export const plainText = (content: readonly Inline[]): string =>
  content.map((part) => (typeof part === 'string' ? part : part.text)).join('')

/** The words of a block, without its form. */
export function wordsOf(block: Block): string {
  switch (block.type) {
    case 'list':
      return block.items.map(plainText).join(' ')
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ')
    case 'paragraph':
      return plainText(block.content)
    case 'heading':
    case 'code':
      return block.text
  }
}

/** Blocks as Markdown, which reads back as the same blocks; headings have their own ids then. */
export const markdownOf = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n\n')

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`
    case 'paragraph':
      return inlineText(block.content)
    case 'list':
      return block.items
        .map((item, place) => `${block.ordered ? `${place + 1}.` : '-'} ${inlineText(item)}`)
        .join('\n')
    case 'code':
      return `\`\`\`${block.language}\n${block.text}\n\`\`\``
    case 'table':
      return [block.head, block.head.map(() => ['---']), ...block.rows]
        .map((cells) => `| ${cells.map(cellText).join(' | ')} |`)
        .join('\n')
  }
}

const cellText = (content: readonly Inline[]) =>
  content[0] === '---' ? '---' : inlineText(content).replaceAll('|', '\\|')

const inlineText = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll(/[\\`*_[\]<>#]/g, '\\$&')
      if (part.type === 'code') return `\`${part.text}\``
      if (part.type === 'strong') return `**${part.text}**`
      return `[${part.text}](${part.href})`
    })
    .join('')
