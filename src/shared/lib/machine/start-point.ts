import type { Actor, AnyStateMachine, Snapshot } from 'xstate'
import type { ControllableClock } from '../clock'
import type { ActorEnvironment } from './environment'
import { redactSnapshot } from './secrets'
import { type PersistedTimer, timersOf } from './timers'

/** Where an actor is to start instead of at the beginning. */
export interface StartPoint {
  snapshot: Snapshot<unknown>
  /** The timers that go on; without them, the delays of the states that it is in start anew. */
  timers?: PersistedTimer[]
  /** Present when the actor only plays its part, for its whole life. */
  rehearsal?: Rehearsal
}

/** Nothing that an actor asks or does in it has an effect. */
export interface Rehearsal {
  stage: NonNullable<ActorEnvironment['stage']>
  /** Called before one of the actors runs. */
  begin(start: StartPoint): void
}

/** Start points by the label of the actor. Each is used once. */
export type StartPoints = Map<string, StartPoint>

/** The root actor as it can be kept and started again: without secrets, with what is left of its timers. */
export function persist(actor: Actor<AnyStateMachine>, clock: ControllableClock): StartPoint {
  return {
    snapshot: redactSnapshot(actor.logic, actor.getPersistedSnapshot()),
    timers: timersOf(actor, clock),
  }
}
