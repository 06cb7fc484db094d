import { chatOwner, peekBadge, wasOpen } from '@/entities/assistant'
import type { SessionPort } from '@/entities/profile/model'
import type { AssistantActor, AssistantKnown, AssistantPort } from '@/features/chat-with-assistant'
import { browserStorage } from '@/shared/lib/browser-storage'
import { type ActorEnvironment, createLateValue } from '@/shared/lib/machine'
import { watchOwner } from './watch-owner'

/** The assistant of this browser. The entry calls it once; its machine is loaded and started at the first use. */
export function createAssistantPort(environment: ActorEnvironment, session: SessionPort): AssistantPort {
  const assistant = createLateValue<AssistantKnown, AssistantActor>({
    first: { panel: 'disabled', badge: null, actor: null, failed: false },
    async load() {
      const { createAssistantActor, knownOf } = await import('./assistant-actor')
      endWatch()
      const actor = createAssistantActor(environment, session)
      const follow = () => show({ ...knownOf(actor), actor, failed: false })
      actor.subscribe(follow)
      follow()
      return actor
    },
    onFailed: () => show({ failed: true }),
  })
  const show = (change: Partial<AssistantKnown>) => assistant.set({ ...assistant.getSnapshot(), ...change })

  let reopens = wasOpen()
  const endWatch = watchOwner(session, (userId) => {
    const owner = chatOwner(userId)
    /** A visitor has no settings. */
    let isEnabled = () => true
    const look = () => {
      const enabled = isEnabled()
      show({ panel: enabled ? 'closed' : 'disabled', badge: peekBadge(owner) })
      if (!enabled || !reopens) return
      reopens = false
      queueMicrotask(() => void assistant.start().then((actor) => actor?.send({ type: 'open' })))
    }
    const ends = [browserStorage.subscribe({ key: `chat-history:${owner}` }, look)]
    const endAll = () => {
      for (const end of ends) end()
      ends.length = 0
    }
    if (userId === null) look()
    else
      void import('@/entities/settings').then(({ readSettings, watchSettings }) => {
        if (ends.length === 0) return
        isEnabled = () => readSettings(userId).assistant.enabled
        ends.push(watchSettings(userId, look))
        look()
      }, look)
    return endAll
  })

  // The inspector restores the assistant from its snapshot.
  if (environment.snapshots?.has('assistant')) void assistant.start()
  return assistant
}
