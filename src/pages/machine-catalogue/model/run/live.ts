import {
  activeNodes,
  type AnyActorRef,
  type InspectTap,
  machineSnapshot,
  takenTransitions,
} from '@/shared/lib/machine'
import { stateId, transitionId } from '@/shared/lib/statechart'

/** Where the machine that is run is now, in the names of its chart. */
export interface Live {
  /** Whether an actor of it is there. */
  running: boolean
  active: readonly string[]
  last: string | null
}

const NOWHERE: Live = { running: false, active: [], last: null }

/** Whether a root actor with this label runs the machine: `copied`, `copied:address`. */
export const isOf = (machine: string, label: string) => label === machine || label.startsWith(`${machine}:`)

/**
 * Follows the first root actor of a machine, whichever actor that is on the tap. An actor whose page is hidden and shown
 * again leaves the tap and comes back without an event, so the code that adds and removes actors calls `look`.
 */
export function createLive(machine: string, tap: InspectTap) {
  const listeners = new Set<() => void>()
  let live = NOWHERE
  let taken: string | null = null

  const root = (): AnyActorRef | undefined => tap.roots().find(({ label }) => isOf(machine, label))?.actor
  const look = () => {
    const actor = root()
    const snapshot = actor && machineSnapshot(actor)
    live = snapshot ? { running: true, active: activeNodes(snapshot).map(stateId), last: taken } : NOWHERE
    for (const listener of listeners) listener()
  }
  return {
    view: () => live,
    look: () => queueMicrotask(look),
    subscribe(listener: () => void) {
      listeners.add(listener)
      const end = tap.subscribe((event) => {
        const actor = root()
        if (!actor || event.actorRef.sessionId !== actor.sessionId) return
        const last = takenTransitions(event).at(-1)
        if (last) taken = transitionId(last)
        // The actor has its new snapshot only after this event, so it is read in a microtask.
        if (event.type === '@xstate.snapshot') queueMicrotask(look)
      })
      queueMicrotask(look)
      return () => {
        listeners.delete(listener)
        end()
      }
    },
  }
}
