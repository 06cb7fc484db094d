import { type Token, lexer } from 'marked'
import { asText, isTooMany, isTooMuch } from './bounds.ts'
import type { Block, Inline, MarkdownDocument } from './markdown'

// Not a part of the index: pages whose texts were read at build need no parser.

/**
 * The Markdown of Orrery's texts: `##` and `###`, paragraphs, lists, tables, fenced code, and inline code, strong and
 * links. A level-one heading is dropped, because the page already has it. Everything else is text, including
 * HTML.
 */
export function parseMarkdown(source: string): MarkdownDocument {
  const { meta, body } = splitMeta(source.replaceAll('\r\n', '\n'))
  const ids = new Map<string, number>()
  return { meta, blocks: lexer(body).flatMap((token) => blockOf(token, ids)) }
}

/**
 * A message from an external source, or the part of it that has arrived, without omissions. Never throws; a
 * message that would block the page or overflow the parser's stack becomes plain paragraphs.
 */
export function parseMessage(source: string): readonly Block[] {
  if (isTooMuch(source)) return asText(source)
  const ids = new Map<string, number>()
  try {
    const blocks = lexer(source).flatMap((token) => blockOf(token, ids, true))
    return isTooMany(blocks) ? asText(source) : blocks
  } catch {
    // The message was written to break the parser: it is shown as it is.
    return asText(source)
  }
}

function blockOf(token: Token, ids: Map<string, number>, whole = false): Block[] {
  if (token.type === 'space' || token.type === 'def') return []
  if (token.type === 'heading') {
    if (token.depth === 1 && !whole) return []
    const text = token.text as string
    return [{ type: 'heading', level: token.depth <= 2 ? 2 : 3, text, id: uniqueId(text, ids) }]
  }
  if (token.type === 'code') return [{ type: 'code', language: token.lang ?? '', text: token.text }]
  if (token.type === 'list') {
    const items = token.items as { tokens: Token[] }[]
    return [{ type: 'list', ordered: token.ordered, items: items.map((item) => inlines(item.tokens)) }]
  }
  if (token.type === 'table') {
    const cells = (row: { tokens: Token[] }[]) => row.map(({ tokens }) => inlines(tokens))
    return [{ type: 'table', head: cells(token.header), rows: token.rows.map(cells) }]
  }
  return [{ type: 'paragraph', content: inlines([token]) }]
}

/** The pieces of a line; neighbours that are text become one. */
function inlines(tokens: readonly Token[]): Inline[] {
  const parts: Inline[] = []
  for (const part of tokens.flatMap(inlineOf)) {
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}

function inlineOf(token: Token): Inline[] {
  const text = ('text' in token ? (token.text as string) : token.raw).replaceAll('\n', ' ')
  if (token.type === 'codespan') return [{ type: 'code', text }]
  if (token.type === 'strong') return [{ type: 'strong', text }]
  if (token.type === 'link') return [isSafe(token.href) ? { type: 'link', text, href: token.href } : text]
  if (token.type === 'br') return [' ']
  return 'tokens' in token && token.tokens ? inlines(token.tokens) : [text]
}

/** Paths of this site, places in the page, web and mail addresses; never a script. */
const isSafe = (href: string) => /^(?:\/(?!\/)|#|https:\/\/|mailto:)/.test(href)

function splitMeta(source: string): { meta: Record<string, string>; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source)
  if (!match) return { meta: {}, body: source }
  const entries = (match[1] ?? '').split('\n').flatMap((line) => {
    const [, name, value] = /^(\w+): *(.*)$/.exec(line) ?? []
    return name ? [[name, (value ?? '').trim()] as const] : []
  })
  return { meta: Object.fromEntries(entries), body: source.slice(match[0].length) }
}

/** `taken` counts the headings with each id, so that thousands of the same name take no longer than others. */
function uniqueId(text: string, taken: Map<string, number>): string {
  const base =
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'part'
  let count = (taken.get(base) ?? 0) + 1
  while (count > 1 && taken.has(`${base}-${count}`)) count++
  taken.set(base, count)
  if (count === 1) return base
  taken.set(`${base}-${count}`, 1)
  return `${base}-${count}`
}
