import type { TabProps } from '../../model/tab-props'

/** LLM Integration. */
export function LlmTab(_props: TabProps) {
  return null
}
