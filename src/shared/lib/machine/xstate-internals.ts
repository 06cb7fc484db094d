import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateNode, InspectionEvent } from 'xstate'

// The only file that uses fields of XState without a public equivalent. xstate-internals.test.ts is their contract: it
// fails when an upgrade of XState changes one of them, and when another file uses them.

/** An event that waits in the scheduler of a system. */
export interface ScheduledEvent {
  source: AnyActorRef
  target: AnyActorRef
  id: string
  event: AnyEventObject
  /** The whole delay, in ms. */
  delay: number
}

interface Scheduler {
  schedule(source: AnyActorRef, target: AnyActorRef, event: AnyEventObject, delay: number, id: string): void
  cancel(source: AnyActorRef, id: string): void
}

const schedulerOf = (actor: AnyActorRef) => (actor.system as unknown as { scheduler: Scheduler }).scheduler

/** The actor that started this actor; null for a root. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | null =>
  (actor as unknown as { _parent?: AnyActorRef })._parent ?? null

/** The states that a machine's actor is in, with their parents, the root included. */
export const activeNodes = (snapshot: AnyMachineSnapshot): AnyStateNode[] => snapshot._nodes

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>

/** The transitions that a microstep took; none for other inspection events. */
export const takenTransitions = (event: InspectionEvent): Microstep['_transitions'] =>
  event.type === '@xstate.microstep' ? event._transitions : []

/** The scheduled events of the actor's whole system. */
export const scheduledIn = (actor: AnyActorRef): ScheduledEvent[] =>
  Object.values(actor.system.getSnapshot()._scheduledEvents) as unknown as ScheduledEvent[]

/** Schedules an event that the actor sends to itself after `delay` ms. */
export const scheduleFor = (
  actor: AnyActorRef,
  { event, delay, id }: Pick<ScheduledEvent, 'event' | 'delay' | 'id'>,
): void => schedulerOf(actor).schedule(actor, actor, event, delay, id)

export const cancelScheduled = ({ source, id }: ScheduledEvent): void =>
  schedulerOf(source).cancel(source, id)

/**
 * Calls `around` for each event that an actor of this system schedules; `around` calls `schedule` exactly once. Returns
 * the function that ends it.
 */
export function aroundScheduling(
  root: AnyActorRef,
  around: (scheduled: ScheduledEvent, schedule: () => void) => void,
): () => void {
  const scheduler = schedulerOf(root)
  const { schedule } = scheduler
  scheduler.schedule = (source, target, event, delay, id) =>
    around({ source, target, event, delay, id }, () => schedule(source, target, event, delay, id))
  return () => {
    scheduler.schedule = schedule
  }
}
