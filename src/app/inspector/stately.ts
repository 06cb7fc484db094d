import { visible } from '@/features/inspect-machines'
import {
  type AnyActorRef,
  childrenOf,
  type InspectTap,
  machineOf,
  machineSnapshot,
  parentOf,
} from '@/shared/lib/machine'
import { onlyStately, STATELY } from './only-stately'

/**
 * Opens Stately's inspector in a window and sends it all events from now on, without secrets. It is loaded only after the
 * user agreed, because the events leave this machine. Sends nothing if `signal` aborted meanwhile.
 */
export async function sendToStately(tap: InspectTap, signal: AbortSignal): Promise<void> {
  const { createBrowserInspector } = await import('@statelyai/inspect')
  signal.throwIfAborted()
  const inspector = createBrowserInspector({ url: `${STATELY}/inspect`, window: onlyStately(window) })
  const known = new WeakSet<AnyActorRef>()
  const snapshotOf = (actor: AnyActorRef) => ({
    value: machineSnapshot(actor)?.value,
    context: visible(actor, machineSnapshot(actor)?.context),
    status: (actor.getSnapshot() as { status?: 'active' } | undefined)?.status,
  })
  const introduce = (actor: AnyActorRef) => {
    if (known.has(actor)) return
    known.add(actor)
    const parent = parentOf(actor)
    if (parent) introduce(parent)
    const machine = machineOf(actor)
    inspector.actor(actor.sessionId, snapshotOf(actor), {
      definition: machine ? JSON.stringify(machine.config) : undefined,
      parentId: parent?.sessionId,
    })
    childrenOf(actor).forEach(introduce)
  }
  for (const { actor } of tap.roots()) introduce(actor)
  tap.subscribe((heard) => {
    const actor = heard.actorRef as AnyActorRef
    introduce(actor)
    if (heard.type === '@xstate.event') {
      const { type, ...payload } = heard.event
      const source = (heard.sourceRef as AnyActorRef | undefined)?.sessionId
      inspector.event(actor.sessionId, { type, ...(visible(actor, payload) as object) }, { source })
    }
    if (heard.type === '@xstate.snapshot') inspector.snapshot(actor.sessionId, snapshotOf(actor))
  })
}
