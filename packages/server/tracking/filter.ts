import type { Grammar, Kind } from './grammars'

/** One comparison of a search. Metrics and times compare with numbers, everything else with texts. */
export interface Clause {
  entity: string
  key: string
  op: string
  value?: number | string | string[]
}

export interface OrderKey {
  entity: string
  key: string
  descending: boolean
}

/** Longest filter in characters, most comparisons of it, and most texts of a list. */
const MAX_LENGTH = 8192
const MAX_CLAUSES = 32
const MAX_LISTED = 500

/** Thrown for a filter or an order that is not understood; the message is for the client. */
export class FilterError extends Error {}

interface Token {
  kind: 'name' | 'text' | 'number' | 'sign'
  text: string
}

const SPACE = /\s+/y
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y
const TEXT = /'[^']*'|"[^"]*"/y
/** A name with what follows its first dot, which may be quoted. */
const NAME = /(?:[\p{L}\p{N}_]+|`[^`]*`|"[^"]*")(?:\.(?:`[^`]*`|"[^"]*"|[\p{L}\p{N}_./:-]+))?/uy
const SIGN = /<=|>=|!=|<>|==|[=<>(),]/y

const match = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  // A quoted text is a value after an operator or in a list, and a key before an operator.
  const expectsValue = () => {
    const last = tokens.at(-1)
    return last?.kind === 'sign' || /^(like|ilike|rlike)$/i.test(last?.text ?? '')
  }
  while (at < text.length) {
    const space = match(SPACE, text, at)
    if (space) {
      at += space.length
      continue
    }
    const kinds = [
      ['number', NUMBER],
      ...(expectsValue() ? ([['text', TEXT]] as const) : []),
      ['name', NAME],
      ['sign', SIGN],
    ] as const
    const found = kinds.flatMap(([kind, pattern]) => {
      const part = match(pattern, text, at)
      return part ? [{ kind, text: part }] : []
    })[0]
    if (!found) throw new FilterError(`Invalid filter: not understood at "${text.slice(at, at + 20)}"`)
    tokens.push(found)
    at += found.text.length
  }
  return tokens
}

const unquoted = (text: string) => (/^(['"`]).*\1$/s.test(text) ? text.slice(1, -1) : text)

interface Identifier {
  entity: string
  key: string
  kind: Kind
}

function identifierOf(text: string, grammar: Grammar): Identifier {
  const dot = /^(?:[\p{L}\p{N}_]+)\./u.exec(text)
  const name = dot ? text.slice(0, dot[0].length - 1) : null
  const entity = name === null ? 'attribute' : grammar.entities[name]
  if (!entity || !Object.hasOwn(grammar.kinds, entity)) throw new FilterError(`Invalid entity type '${name}'`)
  const written = unquoted(name === null ? text : text.slice(name.length + 1))
  const aliases = grammar.aliases ?? {}
  const key =
    entity === 'attribute' && Object.hasOwn(aliases, written) ? (aliases[written] as string) : written
  const kinds = grammar.kinds[entity] as Kind | Record<string, Kind>
  const kind = typeof kinds === 'string' ? kinds : Object.hasOwn(kinds, key) ? kinds[key] : undefined
  if (!kind || key === '') throw new FilterError(`Invalid ${entity} key '${written}'`)
  return { entity, key, kind }
}

const OPERATORS: Record<Kind, ReadonlySet<string>> = {
  number: new Set(['=', '!=', '<', '<=', '>', '>=']),
  text: new Set(['=', '!=', 'LIKE', 'ILIKE']),
  'exact text': new Set(['=', '!=']),
  'nullable text': new Set(['=', '!=', 'LIKE', 'ILIKE', 'IS NULL', 'IS NOT NULL']),
}

/**
 * Parses a filter: comparisons joined by AND. An empty text matches everything. Throws a `FilterError` for everything
 * that the grammar does not have: OR, brackets, comments, unknown entities and operators.
 */
export function parseFilter(text: string, grammar: Grammar): Clause[] {
  if (text === '') return []
  if (text.length > MAX_LENGTH) throw new FilterError(`A filter has at most ${MAX_LENGTH} characters`)
  const tokens = tokensOf(text)
  if (tokens.length === 0) throw new FilterError('Invalid filter: it is blank')
  const clauses: Clause[] = []
  let at = 0
  const next = () => tokens[at++]
  const word = (expected: string) =>
    tokens[at]?.kind === 'name' && tokens[at]?.text.toUpperCase() === expected

  function operator(): string {
    const token = next()
    const op = token?.text.toUpperCase() ?? ''
    if (op === 'NOT' && word('IN')) return (at++, 'NOT IN')
    if (op === 'IS' && word('NULL')) return (at++, 'IS NULL')
    if (op === 'IS' && word('NOT') && tokens[at + 1]?.text.toUpperCase() === 'NULL')
      return ((at += 2), 'IS NOT NULL')
    return op
  }

  function list(): string[] {
    const items: string[] = []
    if (next()?.text !== '(') throw new FilterError('Invalid filter: a list begins with a bracket')
    do {
      const item = next()
      if (item?.kind !== 'text') throw new FilterError('Invalid filter: a list has quoted texts')
      if (items.push(unquoted(item.text)) > MAX_LISTED)
        throw new FilterError(`A list of a filter has at most ${MAX_LISTED} texts`)
    } while (tokens[at]?.text === ',' && next())
    if (next()?.text !== ')') throw new FilterError('Invalid filter: the bracket of a list is open')
    return items
  }

  function clause(): Clause {
    const token = next()
    if (token?.kind !== 'name')
      throw new FilterError(`Invalid filter: a comparison begins with a key, not "${token?.text ?? ''}"`)
    const spaced = /^run$/i.test(token.text) && word('NAME') ? `${token.text} ${next()?.text}` : token.text
    const { entity, key, kind } = identifierOf(spaced, grammar)
    const op = operator()
    if (op === 'IN' || op === 'NOT IN') {
      if (!grammar.listed.has(`${entity} ${key}`))
        throw new FilterError(`Invalid comparison operator '${op}' for ${entity} '${key}'`)
      return { entity, key, op, value: list() }
    }
    if (!OPERATORS[kind].has(op))
      throw new FilterError(`Invalid comparison operator '${op}' for ${entity} '${key}'`)
    if (op.startsWith('IS')) return { entity, key, op }
    const value = next()
    if (value?.kind !== (kind === 'number' ? 'number' : 'text'))
      throw new FilterError(
        `Expected a ${kind === 'number' ? 'number' : 'quoted text'} for ${entity} '${key}', got "${value?.text ?? ''}"`,
      )
    return { entity, key, op, value: kind === 'number' ? Number(value.text) : unquoted(value.text) }
  }

  while (at < tokens.length) {
    clauses.push(clause())
    if (clauses.length > MAX_CLAUSES) throw new FilterError(`A filter has at most ${MAX_CLAUSES} comparisons`)
    if (at < tokens.length && !word('AND'))
      throw new FilterError(`Invalid filter: expected AND, got "${tokens[at]?.text}"`)
    at++
  }
  return clauses
}

/** Parses the entries of `order_by`: `key [ASC|DESC]`. Throws a `FilterError`. */
export function parseOrder(entries: readonly string[], grammar: Grammar): OrderKey[] {
  const seen: string[] = []
  if (entries.length > 8) throw new FilterError('An order has at most 8 keys')
  return entries.map((entry) => {
    const [, name = '', direction = ''] =
      /^\s*((?:`[^`]*`|"[^"]*"|[^\s,`"])+(?: name)?)(?:\s+(asc|desc))?\s*$/i.exec(entry.slice(0, 1000)) ?? []
    if (name === '') throw new FilterError(`Invalid order_by entry '${entry.slice(0, 100)}'`)
    const { entity, key } = identifierOf(name, grammar)
    if (entity === 'dataset') throw new FilterError(`Invalid order_by entity '${entity}'`)
    if (seen.includes(`${entity} ${key}`)) throw new FilterError(`The key '${key}' occurs twice in order_by`)
    seen.push(`${entity} ${key}`)
    return { entity, key, descending: direction.toLowerCase() === 'desc' }
  })
}
