import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { ControllableClock } from '../clock'
import { activeNodes, aroundScheduling, parentOf, scheduledIn, scheduleFor } from './xstate-internals'

/** A running timer of an actor, as it is kept to go on later. */
export interface PersistedTimer {
  /** The ids of the children that lead to the actor, from the root; empty for the root itself. */
  path: string[]
  id: string
  event: AnyEventObject
  /** ms that are left. */
  remaining: number
}

/** When a scheduled event is due, on its clock. */
const dueAt = new WeakMap<object, number>()

/** `xstate.after.REDIRECT_DELAY.sign-in.success` is the delay REDIRECT_DELAY. */
const delayName = (type: string) => /^xstate\.after\.([^.]+)\./.exec(type)?.[1] ?? type

function pathOf(actor: AnyActorRef): string[] {
  const parent = parentOf(actor)
  return parent ? [...pathOf(parent), actor.id] : []
}

/** From now on the timers of this root actor and its children carry their owner. Returns the function that ends it. */
export const ownTimers = (root: AnyActorRef, label: string, clock: ControllableClock): (() => void) =>
  aroundScheduling(root, ({ source, event, delay, id }, schedule) => {
    clock.ownedBy({ actor: [label, ...pathOf(source)].join('/'), delay: delayName(event.type) }, schedule)
    const made = scheduledIn(root).find((one) => one.source === source && one.id === id)
    if (made) dueAt.set(made, clock.now() + delay)
  })

/** Pending timers of this root actor and its children. */
export const timersOf = (root: AnyActorRef, clock: ControllableClock): PersistedTimer[] =>
  scheduledIn(root).map((one) => ({
    path: pathOf(one.source),
    id: one.id,
    event: one.event,
    remaining: Math.max(0, (dueAt.get(one) ?? clock.now() + one.delay) - clock.now()),
  }))

/**
 * Starts the timers of a restored, running actor, which XState leaves out: those that are given, each with what was
 * left of it, or else the delays of all states that it is in, from their beginning. Does nothing the second time.
 */
export function rearm(root: AnyActorRef, timers: PersistedTimer[] = delaysOf(root)): void {
  for (const { path, id, event, remaining } of timers) {
    const actor = path.reduce<AnyActorRef | undefined>(
      (one, child) => (one?.getSnapshot() as AnyMachineSnapshot | undefined)?.children[child] as AnyActorRef,
      root,
    )
    const runs = scheduledIn(root).some((one) => one.source === actor && one.id === id)
    if (actor && !runs) scheduleFor(actor, { event, delay: remaining, id })
  }
}

/** The delays of the states that the actor and its children are in. */
function delaysOf(actor: AnyActorRef, path: string[] = []): PersistedTimer[] {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot | undefined
  if (!snapshot || !('machine' in snapshot) || snapshot.status !== 'active') return []
  const own = activeNodes(snapshot).flatMap((node) =>
    [...node.transitions.keys()]
      .filter((type) => type.startsWith('xstate.after.'))
      .map((type) => ({ path, id: type, event: { type }, remaining: durationOf(actor, snapshot, type) })),
  )
  const children = Object.entries(snapshot.children) as [string, AnyActorRef][]
  return [...own, ...children.flatMap(([id, child]) => delaysOf(child, [...path, id]))]
}

function durationOf(actor: AnyActorRef, snapshot: AnyMachineSnapshot, type: string): number {
  const delay = (snapshot.machine as AnyStateMachine).implementations.delays[delayName(type)]
  if (typeof delay !== 'function') return Number(delay)
  return delay(
    { context: snapshot.context, event: { type: 'xstate.init' }, self: actor } as never,
    undefined as never,
  )
}
