import { Failure } from '@/shared/lib/failure'
import {
  type Actor,
  type AnyActorRef,
  type AnyStateMachine,
  isMachine,
  machineOf,
  machineSnapshot,
  persist,
  type StateValue,
} from '@/shared/lib/machine'
import type { ControllableClock } from '@/shared/lib/clock'
import { isNamedMachine } from './machines'
import { NEVER_RESTORED } from './never-restored'
import { type LinkedActor, type LinkedSnapshot, type StateLink, VERSION } from './state-link'

interface Persisted {
  value: StateValue
  context: unknown
  status: string
  children?: Record<string, { src: unknown; syncSnapshot?: boolean; snapshot: Persisted }>
}

/** Why a link cannot hold this root actor; null when it can. */
function whyNotLinked(actor: AnyActorRef): string | null {
  const machine = machineOf(actor)
  if (!machine) return 'Only state machines can be restored.'
  if (NEVER_RESTORED.has(machine.id)) return `${machine.id} is never restored from a link.`
  if (!isNamedMachine(machine.id)) return `${machine.id} is made for one page; no link restores it.`
  if (machineSnapshot(actor)?.status !== 'active') return 'It has ended.'
  return null
}

/** The state of these root actors, without secrets and effects. Throws a `Failure` for what a link cannot hold. */
export function toLink(
  roots: readonly { label: string; actor: AnyActorRef }[],
  clock: ControllableClock,
): StateLink {
  const actors = roots.map(({ label, actor }): LinkedActor => {
    const reason = whyNotLinked(actor)
    if (reason) throw new Failure(reason)
    const { logic } = actor as Actor<AnyStateMachine>
    const { snapshot, timers = [] } = persist(actor as Actor<AnyStateMachine>, clock)
    return {
      label,
      machine: logic.id,
      snapshot: linked(logic, snapshot as unknown as Persisted, label),
      timers: timers
        .filter(({ id }) => id.startsWith('xstate.after.'))
        .map(({ path, id, remaining }) => ({ path, id, left: Math.round(remaining) })),
    }
  })
  return { version: VERSION, paused: clock.paused, actors }
}

function linked(machine: AnyStateMachine, persisted: Persisted, where: string): LinkedSnapshot {
  const { value, context, children = {} } = persisted
  const foreign = notJson(context)
  if (foreign !== null) throw new Failure(`${where} keeps what no link can hold (${foreign || 'context'}).`)
  const machines = Object.entries(children).flatMap(([id, { src, syncSnapshot, snapshot }]) => {
    const logic = typeof src === 'string' ? machine.implementations.actors[src] : null
    return isMachine(logic) && snapshot.status === 'active'
      ? [
          [
            id,
            {
              src: src as string,
              sync: syncSnapshot ?? false,
              snapshot: linked(logic, snapshot, `${where}/${id}`),
            },
          ],
        ]
      : []
  })
  return { value, context, children: Object.fromEntries(machines) as LinkedSnapshot['children'] }
}

/** The path of the first thing that JSON would lose; null when there is none. */
function notJson(value: unknown, path = ''): string | null {
  if (value === null || value === undefined || ['string', 'boolean'].includes(typeof value)) return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : path
  if (typeof value !== 'object') return path
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return path
  for (const [key, one] of Object.entries(value)) {
    const found = notJson(one, path ? `${path}.${key}` : key)
    if (found !== null) return found
  }
  return null
}
