import { peekBadge, wasOpen } from '@/entities/assistant'
import type { SessionPort } from '@/entities/profile/model'
import type { AssistantActor, AssistantKnown, AssistantPort } from '@/features/chat-with-assistant'
import { browserStorage } from '@/shared/lib/browser-storage'
import { type ActorEnvironment, shallowEqual } from '@/shared/lib/machine'
import { watchOwner } from './watch-owner'

const VISITOR = 'visitor'

/** The assistant of this browser. The entry calls it once; its machine is loaded and started at the first use. */
export function createAssistantPort(environment: ActorEnvironment, session: SessionPort): AssistantPort {
  let known: AssistantKnown = { panel: 'disabled', badge: null, actor: null, failed: false }
  let started: Promise<AssistantActor | null> | null = null
  const listeners = new Set<() => void>()
  const tell = (change: Partial<AssistantKnown>) => {
    const next = { ...known, ...change }
    if (shallowEqual(next, known)) return
    known = next
    for (const listener of listeners) listener()
  }

  let reopens = wasOpen()
  const endWatch = watchOwner(session, (userId) => {
    const owner = userId ?? VISITOR
    /** A visitor has no settings. */
    let isEnabled = () => true
    const look = () => {
      const enabled = isEnabled()
      tell({ panel: enabled ? 'closed' : 'disabled', badge: peekBadge(owner) })
      if (!enabled || !reopens) return
      reopens = false
      queueMicrotask(() => void start().then((actor) => actor?.send({ type: 'open' })))
    }
    const ends = [browserStorage.subscribe({ key: `chat-history:${owner}` }, look)]
    const end = () => {
      for (const one of ends) one()
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
    return end
  })

  const load = async () => {
    const { createAssistantActor, knownOf } = await import('./assistant-actor')
    endWatch()
    const actor = createAssistantActor(environment, session)
    const follow = () => tell({ ...knownOf(actor), actor, failed: false })
    actor.subscribe(follow)
    follow()
    return actor
  }
  const start = () => {
    started ??= load().catch(() => {
      started = null
      tell({ failed: true })
      return null
    })
    return started
  }
  // The inspector goes on from where it was.
  if (environment.snapshots?.has('assistant')) void start()
  return {
    start,
    getSnapshot: () => known,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
