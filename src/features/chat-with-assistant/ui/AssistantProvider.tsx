import { createContext, type ReactNode, useContext } from 'react'
import { type Actor, type ActorRefFrom, useActorEnvironment, useSelector } from '@/shared/lib/machine'
import type { assistantMachine } from '@machines/assistant'

export type AssistantActor = Actor<typeof assistantMachine>

const AssistantContext = createContext<ActorRefFrom<typeof assistantMachine> | null>(null)

/** The assistant of this browser, for everything inside. */
export function AssistantProvider(props: { assistant: AssistantActor; children: ReactNode }) {
  return <AssistantContext value={props.assistant}>{props.children}</AssistantContext>
}

/** The actor of the assistant, for its own parts; null where there is none. */
export const useAssistantActor = () => useContext(AssistantContext)

/** Opens the chat, and asks in it. Null while the assistant is off. */
export function useAssistant(): { open: () => void; ask: (question: string) => void } | null {
  const actor = useAssistantActor()
  const { now } = useActorEnvironment()
  const on = useSelector(actor ?? undefined, (snapshot) => snapshot?.matches({ panel: 'disabled' }) === false)
  if (!actor || !on) return null
  const open = () => actor.send({ type: 'open' })
  return {
    open,
    ask: (question) => {
      open()
      actor.send({ type: 'ask', question, at: now() })
    },
  }
}
