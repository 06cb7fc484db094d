import type { AnyActorRef, InspectionEvent } from 'xstate'

/**
 * Where inspectors listen. Root actors register here when they start; XState builds inspection events
 * only for systems that somebody listens to, so the tap costs nothing until then.
 */
export interface InspectTap {
  /** Adds a root actor; returns the function that removes it. */
  register(actor: AnyActorRef): () => void
  /** The live root actors. */
  roots(): AnyActorRef[]
  /** Listens to every system, those that start later too. Returns the function that stops it. */
  subscribe(listener: (event: InspectionEvent) => void): () => void
}

export function createInspectTap(): InspectTap {
  const roots = new Set<AnyActorRef>()
  const listeners = new Map<(event: InspectionEvent) => void, Map<AnyActorRef, () => void>>()

  const attach = (actor: AnyActorRef, listener: (event: InspectionEvent) => void) =>
    listeners.get(listener)?.set(actor, subscriptionEnd(actor.system.inspect(listener)))

  return {
    register(actor) {
      roots.add(actor)
      for (const listener of listeners.keys()) attach(actor, listener)
      return () => {
        roots.delete(actor)
        for (const attached of listeners.values()) {
          attached.get(actor)?.()
          attached.delete(actor)
        }
      }
    },
    roots: () => [...roots],
    subscribe(listener) {
      listeners.set(listener, new Map())
      for (const actor of roots) attach(actor, listener)
      return () => {
        listeners.get(listener)?.forEach((end) => end())
        listeners.delete(listener)
      }
    },
  }
}

const subscriptionEnd = (subscription: { unsubscribe(): void }) => () => subscription.unsubscribe()
