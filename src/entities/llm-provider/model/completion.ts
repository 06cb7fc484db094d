import { Failure } from '@/shared/lib/failure'

/** One message of a conversation, as OpenAI-compatible providers take it. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** Where an endpoint's requests go, `https://api.example.com`; null for what is no http address. */
export function originOf(endpoint: string): string | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

/** Where a provider is asked: `/chat/completions` below its endpoint, unless that says so itself. */
export function completionUrl(endpoint: string): string {
  const url = new URL(endpoint)
  const path = url.pathname.replace(/\/+$/, '')
  url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`
  url.hash = ''
  return url.href
}

/** Characters; a line without an end is no stream. */
const LINE_LIMIT = 100_000

/** The content of one event of the stream. */
export interface CompletionPart {
  text: string
  /** The text is whole; figures may follow. */
  whole: boolean
  /** Nothing follows. */
  last: boolean
  /** Tokens of the whole request, when the provider reports them. */
  tokens: number | null
}

const NONE: CompletionPart = { text: '', whole: false, last: false, tokens: null }

/**
 * Reads server-sent events as they come, in any chunks: `read(text)` gives what the finished lines of it say. Throws a
 * `Failure`, its message to be said after the provider's name.
 */
export function createStreamReader(): { read: (text: string) => CompletionPart[] } {
  let rest = ''
  return {
    read(text) {
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      if (rest.length > LINE_LIMIT) throw unreadable()
      return lines.map(partOf)
    },
  }
}

export const unreadable = () => new Failure('sent an unreadable reply')

/** Empty lines, comments and fields other than `data` say nothing. */
function partOf(line: string): CompletionPart {
  if (line === '' || /^(:|event:|id:|retry:)/.test(line)) return NONE
  if (!line.startsWith('data:')) throw unreadable()
  const data = line.slice(5).trim()
  if (data === '') return NONE
  return data === '[DONE]' ? { ...NONE, whole: true, last: true } : chunkOf(parsed(data))
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw unreadable()
  }
}

interface Chunk {
  choices?: { delta?: { content?: unknown } | null; finish_reason?: unknown }[]
  usage?: { total_tokens?: unknown } | null
  error?: unknown
}

function chunkOf(data: unknown): CompletionPart {
  if (typeof data !== 'object' || data === null) throw unreadable()
  const { choices, usage, error } = data as Chunk
  if (error) throw new Failure('reported an error during its reply')
  if (!Array.isArray(choices)) throw unreadable()
  const [choice] = choices
  const content = choice?.delta?.content
  const tokens = usage?.total_tokens
  return {
    text: typeof content === 'string' ? content : '',
    whole: typeof choice?.finish_reason === 'string',
    last: false,
    tokens: typeof tokens === 'number' && tokens >= 0 && Number.isFinite(tokens) ? tokens : null,
  }
}

/** Why an answer with this status or of this type is no reply, or null. */
export function refusalOf({
  ok,
  status,
  type,
}: {
  ok: boolean
  status: number
  type: string
}): string | null {
  if (status === 401 || status === 403) return `rejected the API key (${status})`
  if (status === 404) return 'does not have this address or model (404)'
  if (status === 429) return 'is limiting requests (429)'
  if (status >= 500) return `has a server error (${status})`
  if (!ok) return `responded with status ${status}`
  return type === 'text/event-stream'
    ? null
    : `sent ${type.slice(0, 60) || 'nothing'} instead of a text stream`
}
