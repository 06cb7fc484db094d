import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import type { Followed } from './use-selector'

/** The part of a snapshot that views read. */
export type Looks<TMachine extends AnyStateMachine> = Pick<
  SnapshotFrom<TMachine>,
  'value' | 'context' | 'hasTag'
>

/** An actor as views see it: running, or still loading. */
export interface ActorView<TMachine extends AnyStateMachine> extends Followed<Looks<TMachine>> {
  send: (event: EventFromLogic<TMachine>) => void
}

/** An actor whose machine is loaded on demand. Until then it shows its initial snapshot. */
export interface LateActor<TMachine extends AnyStateMachine> extends ActorView<TMachine> {
  /**
   * For signs that the actor is about to be used. A sent event starts it as well, and is queued until it
   * runs.
   */
  start: () => void
}

/** How far it is. `failed`: it was needed and did not come; the next event asks for it again. */
export type Lateness = 'waiting' | 'wanted' | 'failed'

/** The side of a late actor that brings it. */
export interface Arrival<TMachine extends AnyStateMachine> {
  getLateness: () => Lateness
  onLateness: (listener: () => void) => () => void
  /** The actor runs and receives the queued events. Returns a function that disconnects it. */
  arrived: (actor: ActorView<TMachine>) => () => void
  fail: () => void
}

/** `awaited` says how it looks while what was sent waits for it. */
export function createLateActor<TMachine extends AnyStateMachine>(
  first: Looks<TMachine>,
  awaited: (sent: readonly EventFromLogic<TMachine>[]) => Looks<TMachine> = () => first,
): LateActor<TMachine> & Arrival<TMachine> {
  let actor: ActorView<TMachine> | null = null
  let lateness: Lateness = 'waiting'
  let sent: EventFromLogic<TMachine>[] = []
  let look = first
  const followers = new Set<{ next: () => void; error: () => void }>()
  const listeners = new Set<() => void>()
  const become = (next: Lateness) => {
    lateness = next
    for (const listener of listeners) listener()
  }
  const tell = (what: 'next' | 'error') => {
    for (const follower of followers) follower[what]()
  }
  const start = () => {
    if (lateness !== 'wanted') become('wanted')
  }
  return {
    getSnapshot: () => actor?.getSnapshot() ?? look,
    subscribe(follower) {
      followers.add(follower)
      return { unsubscribe: () => void followers.delete(follower) }
    },
    send(event) {
      if (actor) return actor.send(event)
      sent.push(event)
      look = awaited(sent)
      start()
      tell('next')
    },
    start,
    getLateness: () => lateness,
    onLateness(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    arrived(running) {
      actor = running
      const subscription = running.subscribe({ next: () => tell('next'), error: () => tell('error') })
      const waiting = sent
      sent = []
      tell('next')
      for (const event of waiting) running.send(event)
      return () => {
        subscription.unsubscribe()
        actor = null
      }
    },
    fail() {
      sent = []
      look = first
      become('failed')
      tell('next')
    },
  }
}
