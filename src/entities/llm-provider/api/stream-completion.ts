import { Failure } from '@/shared/lib/failure'
import {
  completionUrl,
  createStreamReader,
  type PromptMessage,
  refusalOf,
  unreadable,
} from '../model/completion'
import type { LlmProvider } from '../model/provider'

export interface Streaming {
  signal: AbortSignal
  onText: (text: string) => void
  fetch: typeof fetch
}

/** Bytes of one reply, whatever is in them. */
const BYTE_LIMIT = 4_000_000

/**
 * Asks an OpenAI-compatible provider for a reply; `onText` receives it part by part. Resolves with the
 * number of tokens, when the provider reports it. Rejects with a `Failure` whose message follows the
 * provider's name. The key is sent in a header only.
 */
export async function streamCompletion(
  { apiKey, endpoint, model, temperature, maxTokens }: LlmProvider,
  messages: readonly PromptMessage[],
  { signal, onText, fetch }: Streaming,
): Promise<number | null> {
  const response = await fetch(completionUrl(endpoint), {
    method: 'POST',
    signal,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model, messages, temperature, max_tokens: maxTokens, stream: true }),
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The user agreed to this address only, so redirects fail.
    redirect: 'error',
  }).catch(() => {
    throw new Failure(UNREACHED)
  })
  const { ok, status, body } = response
  const [type = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(';')
  const refusal = refusalOf({ ok, status, type: type.trim() })
  if (refusal === null && body) return readAll(body, onText)
  await body?.cancel().catch(() => undefined)
  throw new Failure(refusal ?? 'sent nothing')
}

/** A browser does not report to pages which of these failed. */
const UNREACHED =
  'could not be reached: it is down, it rejects requests from this site, or you need to reload this page'

async function readAll(body: ReadableStream<Uint8Array<ArrayBuffer>>, onText: (text: string) => void) {
  const bytes = body.getReader()
  const lines = createStreamReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  let whole = false
  let tokens: number | null = null
  try {
    for (;;) {
      const { done, value } = await bytes.read().catch(() => ({ done: true, value: undefined }))
      size += value?.length ?? 0
      if (size > BYTE_LIMIT) throw unreadable()
      // At the end of the stream, an added line end completes the last line.
      for (const part of lines.read(done ? '\n' : decoded(decoder, value))) {
        if (part.text !== '' && !whole) onText(part.text)
        tokens = part.tokens ?? tokens
        whole ||= part.whole
        if (part.last) return tokens
      }
      if (!done) continue
      if (!whole) throw new Failure('broke off')
      return tokens
    }
  } finally {
    await bytes.cancel().catch(() => undefined)
  }
}

function decoded(decoder: TextDecoder, value?: Uint8Array<ArrayBuffer>): string {
  try {
    return decoder.decode(value, { stream: true })
  } catch {
    throw unreadable()
  }
}
