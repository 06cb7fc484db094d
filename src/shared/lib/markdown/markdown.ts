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

export interface MarkdownDocument {
  /** The `name: value` lines between the first two `---` lines. */
  meta: Record<string, string>
  blocks: Block[]
}

/** The words of a piece, without its form. */
export const plainText = (content: readonly Inline[]): string =>
  content.map((part) => (typeof part === 'string' ? part : part.text)).join('')
