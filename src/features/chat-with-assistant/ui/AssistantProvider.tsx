import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useBrowserSnapshot } from '@/shared/lib/hydration'
import { useActorEnvironment } from '@/shared/lib/machine'
import type { AssistantKnown, AssistantPort } from '../model/port'

const AssistantContext = createContext<AssistantPort | null>(null)

/** The assistant of this browser, for everything inside. */
export function AssistantProvider(props: { assistant: AssistantPort; children: ReactNode }) {
  return <AssistantContext value={props.assistant}>{props.children}</AssistantContext>
}

/** For the assistant's own parts; null where there is none. */
export const useAssistantPort = () => useContext(AssistantContext)

const OFF: AssistantKnown = { panel: 'disabled', badge: null, actor: null, failed: false }
const nobody = () => () => undefined

export function useAssistantKnown(port: AssistantPort | null): AssistantKnown {
  const read = port?.getSnapshot ?? (() => OFF)
  return useBrowserSnapshot(port?.subscribe ?? nobody, read, () => OFF)
}

/** Opens the chat, and asks in it. Null while the assistant is off. */
export function useAssistant(): { open: () => void; ask: (question: string) => void } | null {
  const port = useAssistantPort()
  const { now } = useActorEnvironment()
  const off = useAssistantKnown(port).panel === 'disabled'
  return useMemo(() => {
    if (!port || off) return null
    const open = async () => {
      const actor = await port.start()
      actor?.send({ type: 'open' })
      return actor
    }
    return {
      open: () => void open(),
      ask: (question) => void open().then((actor) => actor?.send({ type: 'ask', question, at: now() })),
    }
  }, [port, off, now])
}
