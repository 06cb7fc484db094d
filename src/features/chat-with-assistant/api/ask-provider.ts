import type { ChatMessage, ChosenProvider } from '@/entities/assistant/model'
import { promptOf } from '../model/prompt'

export interface ProviderQuestion {
  /** Whose provider it is. */
  owner: string
  provider: ChosenProvider
  messages: readonly ChatMessage[]
  signal: AbortSignal
  onText: (text: string) => void
  /** ms since 1970 */
  now: () => number
  random: () => number
}

/** Asks the provider that was chosen; what it takes is loaded with the first question. Rejects with a `Failure`. */
export async function askChosen({ owner, messages, ...asking }: ProviderQuestion): Promise<void> {
  const { askProvider } = await import('@/entities/llm-provider')
  await askProvider({ userId: owner, messages: promptOf(messages), ...asking })
}
