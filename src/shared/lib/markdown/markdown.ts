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

/**
 * Reads the Markdown that Orrery's own texts are written in: `##` and `###`, paragraphs, lists, fenced code, and in
 * a line code, strong and links. A level-one heading is left out: the page has it already. Everything else is text.
 */
export function parseMarkdown(source: string): MarkdownDocument {
  const { meta, body } = splitMeta(source.replaceAll('\r\n', '\n'))
  const lines = body.split('\n')
  const blocks: Block[] = []
  const ids = new Set<string>()
  let at = 0

  /** Takes lines while they fit. */
  const take = (fits: (line: string) => boolean) => {
    const taken: string[] = []
    for (; at < lines.length && fits(lines[at] ?? ''); at++) taken.push(lines[at] ?? '')
    return taken
  }

  while (at < lines.length) {
    const line = lines[at] ?? ''
    const heading = /^(#{1,3}) +(.+)$/.exec(line)
    const fence = /^```(\w*)/.exec(line)
    if (fence) {
      at++
      const text = take((one) => !one.startsWith('```')).join('\n')
      at++
      blocks.push({ type: 'code', language: fence[1] ?? '', text })
    } else if (heading) {
      at++
      const text = (heading[2] ?? '').trim()
      if (heading[1] !== '#')
        blocks.push({ type: 'heading', level: heading[1] === '##' ? 2 : 3, text, id: uniqueId(text, ids) })
    } else if (LIST_ITEM.test(line)) {
      const taken = take((one) => LIST_ITEM.test(one) || /^ {2,}\S/.test(one))
      blocks.push({ type: 'list', ordered: /^\d/.test(line), items: itemsOf(taken).map(parseInline) })
    } else if (line.trim() === '') {
      at++
    } else {
      const taken = take((one) => one.trim() !== '' && !BREAKS.test(one))
      blocks.push({ type: 'paragraph', content: parseInline(taken.map((one) => one.trim()).join(' ')) })
    }
  }
  return { meta, blocks }
}

const LIST_ITEM = /^(?:[-*]|\d+\.) +/
/** What ends a paragraph without a blank line. */
const BREAKS = /^(?:#{1,3} |```|[-*] |\d+\. )/

function splitMeta(source: string): { meta: Record<string, string>; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source)
  if (!match) return { meta: {}, body: source }
  const entries = (match[1] ?? '').split('\n').flatMap((line) => {
    const [, name, value] = /^(\w+): *(.*)$/.exec(line) ?? []
    return name ? [[name, (value ?? '').trim()] as const] : []
  })
  return { meta: Object.fromEntries(entries), body: source.slice(match[0].length) }
}

/** Items with their continuation lines. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (LIST_ITEM.test(line)) items.push(line.replace(LIST_ITEM, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong, label, href] = match
    if (match.index > end) parts.push(text.slice(end, match.index))
    if (code !== undefined) parts.push({ type: 'code', text: code })
    else if (strong !== undefined) parts.push({ type: 'strong', text: strong })
    else if (isSafe(href ?? '')) parts.push({ type: 'link', text: label ?? '', href: href ?? '' })
    else parts.push(label ?? '')
    end = match.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** Paths of this site, places in the page, web and mail addresses; never a script. */
const isSafe = (href: string) => /^(?:\/(?!\/)|#|https?:\/\/|mailto:)/.test(href)

/** The words of a piece, without its form. */
export const plainText = (content: readonly Inline[]): string =>
  content.map((part) => (typeof part === 'string' ? part : part.text)).join('')

function uniqueId(text: string, taken: Set<string>): string {
  const base =
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'part'
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}
