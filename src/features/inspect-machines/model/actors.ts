import {
  activeNodes,
  type AnyActorRef,
  childrenOf,
  machineOf,
  machineSnapshot,
  type RootActor,
  type StateValue,
} from '@/shared/lib/machine'
import { stateId } from '@/shared/lib/statechart/ids'
import type { InspectedActor } from './types'
import { visible } from './visible'

/** A live actor and how it is shown. */
export interface LiveActor {
  actor: AnyActorRef
  label: string
  shown: InspectedActor
}

/** Every live actor, each after its parent. */
export function liveActors(
  roots: readonly RootActor[],
  lastOf: (actor: AnyActorRef) => string | null,
): LiveActor[] {
  const live: LiveActor[] = []
  const add = (actor: AnyActorRef, label: string, parent: LiveActor | null) => {
    const one = { actor, label, shown: shownActor(actor, label, parent?.shown ?? null, lastOf(actor)) }
    live.push(one)
    for (const child of childrenOf(actor)) add(child, `${label}/${child.id}`, one)
  }
  for (const { actor, label } of roots) add(actor, label, null)
  return live
}

function shownActor(
  actor: AnyActorRef,
  label: string,
  parent: InspectedActor | null,
  last: string | null,
): InspectedActor {
  const snapshot = actor.getSnapshot() as { status?: InspectedActor['status']; error?: unknown } | undefined
  const machine = machineSnapshot(actor)
  const status = snapshot?.status ?? 'active'
  const { systemId } = actor as unknown as { systemId?: string }
  return {
    key: actor.sessionId,
    label,
    name: label.slice(label.lastIndexOf('/') + 1),
    parent: parent?.key ?? null,
    depth: parent ? parent.depth + 1 : 0,
    machine: machineOf(actor)?.id ?? null,
    scope: parent?.scope ?? (systemId ? 'app' : 'page'),
    status,
    state: machine ? stateText(machine.value) : '',
    active: machine
      ? activeNodes(machine)
          .filter(({ parent }) => parent)
          .map(stateId)
      : [],
    last,
    error: status === 'error' ? errorText(actor, snapshot?.error) : null,
  }
}

function errorText(actor: AnyActorRef, error: unknown): string {
  const shown = visible(actor, error)
  return shown && typeof shown === 'object' && 'message' in shown ? String(shown.message) : String(shown)
}

/** A state's value as one line: `form.editing & username.taken`. */
export function stateText(value: StateValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  return Object.entries(value)
    .flatMap(([key, inner]) =>
      stateText(inner)
        .split(' & ')
        .map((rest) => (rest ? `${key}.${rest}` : key)),
    )
    .join(' & ')
}

/** Whether two looks at an actor show the same. */
export const sameActor = (one: InspectedActor, other: InspectedActor): boolean =>
  one.key === other.key &&
  one.label === other.label &&
  one.status === other.status &&
  one.state === other.state &&
  one.last === other.last &&
  one.parent === other.parent
