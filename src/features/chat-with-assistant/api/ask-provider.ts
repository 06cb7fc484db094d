import type { ChatMessage, ChosenProvider } from '@/entities/assistant/model'
import { promptOf } from '../model/prompt'

export interface ProviderQuestion {
  /** The id of the user whose provider is asked. */
  owner: string
  provider: ChosenProvider
  messages: readonly ChatMessage[]
  signal: AbortSignal
  onText: (text: string) => void
  /** ms since 1970 */
  now: () => number
  random: () => number
}

/** Asks the chosen provider. The first question loads the provider's code. Rejects with a `Failure`. */
export async function askChosen({ owner, messages, ...asking }: ProviderQuestion): Promise<void> {
  const { askProvider } = await import('@/entities/llm-provider')
  await askProvider({ userId: owner, messages: promptOf(messages), ...asking })
}
