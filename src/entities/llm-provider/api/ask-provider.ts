import { collectionOf } from '@/shared/lib/collection'
import { Failure } from '@/shared/lib/failure'
import { randomSuffix } from '@/shared/lib/random'
import { apiCalls, llmProviders } from '../model/collections'
import { originOf, type PromptMessage } from '../model/completion'
import { usageOf } from '../model/usage'
import { streamCompletion } from './stream-completion'

export interface Question {
  /** Owner of the provider. */
  userId: string
  /** Its id, and the origin that messages may be sent to. */
  provider: { id: string; origin: string }
  messages: readonly PromptMessage[]
  signal: AbortSignal
  onText: (text: string) => void
  /** ms since 1970 */
  now: () => number
  random: () => number
}

/**
 * Asks one of a user's providers, within its daily limit, and records the request among its calls. Reads the
 * key here and passes it nowhere else. Rejects with a `Failure` whose message follows the provider's name.
 */
export async function askProvider({ userId, provider: { id, origin }, ...asking }: Question): Promise<void> {
  const { messages, signal, onText, now, random } = asking
  const calls = collectionOf(apiCalls, userId, now)
  const [providers, before] = await Promise.all([
    collectionOf(llmProviders, userId, now).read(),
    calls.read(),
  ])
  const provider = providers.find((one) => one.id === id)
  if (!provider) throw new Failure('was removed from LLM Integration')
  if (provider.status === 'inactive') throw new Failure('is inactive in LLM Integration')
  if (originOf(provider.endpoint) !== origin)
    throw new Failure('has a new address. Turn it on again in LLM Integration')
  const used = usageOf(before, now()).get(id)?.requestsToday ?? 0
  if (used >= provider.requestsLimit)
    throw new Failure(`reached its daily limit of ${provider.requestsLimit} requests`)
  const begun = now()
  let first: number | null = null
  const keepCall = (tokens: number, status: 'success' | 'error') =>
    void calls.put({
      id: `call-${randomSuffix(random, 12)}`,
      provider: id,
      model: provider.model,
      timestamp: new Date(begun).toISOString(),
      tokens,
      // Only the provider knows the cost.
      cost: 0,
      latency: Math.max(0, (first ?? now()) - begun),
      status,
      type: provider.type,
    })
  try {
    const tokens = await streamCompletion(provider, messages, {
      signal,
      fetch,
      onText: (text) => {
        first ??= now()
        onText(text)
      },
    })
    keepCall(tokens ?? 0, 'success')
  } catch (error) {
    // A reply that the user stopped is not a failure.
    keepCall(0, signal.aborted ? 'success' : 'error')
    throw error
  }
}
