import type { Actor } from '@/shared/lib/machine'
import type { assistantMachine } from '@machines/assistant'

export type AssistantActor = Actor<typeof assistantMachine>

/** The state of the assistant that every page renders. */
export interface AssistantKnown {
  panel: 'disabled' | 'closed' | 'open' | 'minimised'
  /** AST-09 */
  badge: string | null
  /** Null until the assistant is first used. */
  actor: AssistantActor | null
  /** Its code did not come. */
  failed: boolean
}

/** The assistant for pages, which is there before its machine is. */
export interface AssistantPort {
  getSnapshot: () => AssistantKnown
  subscribe: (listener: () => void) => () => void
  /** Loads its machine and starts it, once. Never rejects: null, and `failed`, when it does not come. */
  start: () => Promise<AssistantActor | null>
}
