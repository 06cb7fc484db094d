import { parseSync } from 'vite'

/** A comment in plain text: adjacent line comments are joined, marks and decoration removed. Offsets are of the source. */
export interface Comment {
  text: string
  line: number
  start: number
  end: number
}

const CODE = /\.(ts|tsx|js|jsx|mjs)$/
const BLOCK = /\/\*[\s\S]*?\*\//g
const SQL_LINE = /--[^\n]*/g

/** The comments of a TypeScript, JavaScript, CSS or SQL file. */
export function commentsOf(path: string, source: string): Comment[] {
  const found = CODE.test(path) ? parsedComments(path, source) : matchedComments(path, source)
  return joined(found, source).map(({ start, end }) => ({
    text: plainText(source.slice(start, end)),
    line: source.slice(0, start).split('\n').length,
    start,
    end,
  }))
}

interface Span {
  start: number
  end: number
}

function parsedComments(path: string, source: string): Span[] {
  return parseSync(path, source).comments.map(({ start, end }) => ({ start, end }))
}

function matchedComments(path: string, source: string): Span[] {
  const patterns = path.endsWith('.sql') ? [BLOCK, SQL_LINE] : [BLOCK]
  return patterns
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .sort((a, b) => a.start - b.start)
}

/** Joins line comments on adjacent lines, since a sentence may run over several of them. */
function joined(spans: Span[], source: string): Span[] {
  const isLine = (start: number) => !source.startsWith('/*', start)
  const result: Span[] = []
  for (const span of spans) {
    const last = result.at(-1)
    const between = last && source.slice(last.end, span.start)
    if (last && isLine(last.start) && isLine(span.start) && /^\n[ \t]*$/.test(between ?? ''))
      last.end = span.end
    else result.push({ ...span })
  }
  return result
}

const plainText = (raw: string) =>
  raw
    .split('\n')
    .map((line) => line.replace(/^\s*(\/\*+|\*\/|\*|\/\/+|--+)?\s?/, '').replace(/\s*\*+\/$/, ''))
    .join('\n')
    .trim()

/** Code, quotations and addresses are not English of ours. */
const withoutQuotes = (text: string) =>
  text
    .replace(/`[^`]*`/g, '`code`')
    .replace(/"[^"\n]*"|“[^”]*”/g, '"quote"')
    .replace(/(?<![\w])'[^'\n]+'(?!\w)/g, '"quote"')
    .replace(/https?:\S+/g, 'address')

const PEOPLE = /\b(somebody|someone|nobody|whoever|whomever|whom)\b/i
/** The words after which "one" has no noun of its own. */
const AFTER_ONE =
  'that|which|who|whose|is|was|are|has|had|does|may|of|in|at|for|with|to|on|and|or|after|before|by|from|than|as|it|they'
const ONES = new RegExp(
  `\\bones\\b|\\bone's\\b|\\bone (that|which|who|whose)\\b|\\b(the|an|a|this|that|another|its|their) ([\\w-]+ )?one(?! after (another|the other)\\b)(?=[.,;:)]|$| (${AFTER_ONE})\\b)`,
  'i',
)
const VERBS = [
  /\b(stands?|stood|standing)\b(?! (for|in for|alone|out)\b)(?!-)/i,
  /\b(hears?|heard|hearing)\b/i,
  /(?<!\b(can|cannot|could) )\b(tells?|told|telling)\b(?![^.;]{0,60}\b(apart|from)\b)/i,
  /(?<!\b(a|the|team|project) )\b(leads?|led)\b(?! (to an?|to the|by)\b)(?!-)/i,
]

/** Noun clauses without a subject of their own: "What is sent", "Who is signed in". A question is fine. */
const NOUN_CLAUSE = /^(what|whatever|who|whoever|whose|whom)\b/i

const RULES: Record<string, (sentence: string) => boolean> = {
  'noun clause': (sentence) => NOUN_CLAUSE.test(sentence) && !sentence.endsWith('?'),
  person: (sentence) => PEOPLE.test(sentence),
  one: (sentence) => ONES.test(sentence),
  verb: (sentence) => VERBS.some((verb) => verb.test(sentence)),
}

/** The names of the rules that a comment breaks. */
export function faultsOf(comment: string): string[] {
  const sentences = withoutQuotes(comment)
    .split(/\n\s*\n|\n(?=@|- )/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(/(?<=[.!?;])\s+/))
    .map((sentence) => sentence.replace(/^(- |@\w+ )/, '').trim())
  return Object.keys(RULES).filter((rule) => sentences.some((sentence) => RULES[rule]?.(sentence)))
}
