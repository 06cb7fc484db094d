import type { AnyActorRef, InspectionEvent } from 'xstate'

/** A root actor and the name by which people tell it from others: its machine, and its name where there are many. */
export interface RootActor {
  label: string
  actor: AnyActorRef
}

/**
 * Inspectors subscribe here. Root actors register before they start, so that their first event is inspected;
 * XState builds inspection events only for systems with an observer, so the tap costs nothing until then. Its
 * data is raw: show and store it only through `redact`.
 */
export interface InspectTap {
  /** Adds a root actor; returns the function that removes it. */
  register(actor: AnyActorRef, label: string): () => void
  /** The live root actors. */
  roots(): RootActor[]
  /** Listens to every system, those that start later too. Returns the function that stops it. */
  subscribe(listener: (event: InspectionEvent) => void): () => void
}

export function createInspectTap(): InspectTap {
  const roots = new Map<AnyActorRef, string>()
  const listeners = new Map<(event: InspectionEvent) => void, Map<AnyActorRef, () => void>>()

  const attach = (actor: AnyActorRef, listener: (event: InspectionEvent) => void) =>
    listeners.get(listener)?.set(actor, subscriptionEnd(actor.system.inspect(listener)))

  return {
    register(actor, label) {
      roots.set(actor, label)
      for (const listener of listeners.keys()) attach(actor, listener)
      return () => {
        roots.delete(actor)
        for (const attached of listeners.values()) {
          attached.get(actor)?.()
          attached.delete(actor)
        }
      }
    },
    roots: () => [...roots].map(([actor, label]) => ({ actor, label })),
    subscribe(listener) {
      listeners.set(listener, new Map())
      for (const actor of roots.keys()) attach(actor, listener)
      return () => {
        listeners.get(listener)?.forEach((end) => end())
        listeners.delete(listener)
      }
    },
  }
}

const subscriptionEnd = (subscription: { unsubscribe(): void }) => () => subscription.unsubscribe()
