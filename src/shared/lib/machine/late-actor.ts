import type { ComponentType } from 'react'
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import { createLateValue } from './late-value'
import type { Followed } from './use-selector'

/** The part of a snapshot that views read. */
export type ViewSnapshot<TMachine extends AnyStateMachine> = Pick<
  SnapshotFrom<TMachine>,
  'value' | 'context' | 'hasTag'
>

/** An actor as views see it: running, or still loading. */
export interface ActorView<TMachine extends AnyStateMachine> extends Followed<ViewSnapshot<TMachine>> {
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

/**
 * The props with which the component that runs a late actor connects it, in an effect: `useEffect(() =>
 * onRunning(actor), …)`.
 */
export interface RunsActor<TMachine extends AnyStateMachine> {
  /** The actor receives the queued events. Returns a function that disconnects it. */
  onRunning: (actor: ActorView<TMachine>) => () => void
}

export type Runner<TMachine extends AnyStateMachine, TProps> = ComponentType<TProps & RunsActor<TMachine>>

export interface LateActorOptions<TMachine extends AnyStateMachine, TProps> {
  /** The snapshot at the start. */
  first: ViewSnapshot<TMachine>
  /** The snapshot while sent events are queued; as at the start when absent. */
  awaited?: ((sent: readonly EventFromLogic<TMachine>[]) => ViewSnapshot<TMachine>) | undefined
  /** A component that starts the actor by `usePageActor` and draws nothing. */
  load: () => Promise<{ default: Runner<TMachine, TProps> }>
}

/** The state of a late actor that the page renders. */
interface Lateness<TMachine extends AnyStateMachine, TProps> {
  snapshot: ViewSnapshot<TMachine>
  /** The component that runs the actor, once it has loaded. */
  Runs: Runner<TMachine, TProps> | null
  /** The component was needed and did not load; the next event loads it again. */
  failed: boolean
}

export type LateActorHost<TMachine extends AnyStateMachine, TProps> = LateActor<TMachine> &
  RunsActor<TMachine> & {
    getLateness: () => Lateness<TMachine, TProps>
    onLateness: (listener: () => void) => () => void
  }

export function createLateActor<TMachine extends AnyStateMachine, TProps>({
  first,
  awaited = () => first,
  load,
}: LateActorOptions<TMachine, TProps>): LateActorHost<TMachine, TProps> {
  let actor: ActorView<TMachine> | null = null
  let queued: EventFromLogic<TMachine>[] = []
  const late = createLateValue<Lateness<TMachine, TProps>, unknown>({
    first: { snapshot: first, Runs: null, failed: false },
    load: async () => {
      const { default: Runs } = await load()
      show({ Runs })
    },
    onFailed() {
      queued = []
      show({ snapshot: first, failed: true })
    },
  })
  const show = (change: Partial<Lateness<TMachine, TProps>>) => late.set({ ...late.getSnapshot(), ...change })
  const start = () => {
    show({ failed: false })
    void late.start()
  }
  return {
    getSnapshot: () => late.getSnapshot().snapshot,
    subscribe({ next }) {
      return { unsubscribe: late.subscribe(next) }
    },
    send(event) {
      if (actor) return actor.send(event)
      queued.push(event)
      show({ snapshot: awaited(queued), failed: false })
      start()
    },
    start,
    getLateness: late.getSnapshot,
    onLateness: late.subscribe,
    onRunning(running) {
      actor = running
      const follow = () => show({ snapshot: running.getSnapshot() })
      const subscription = running.subscribe({ next: follow, error: follow })
      const events = queued
      queued = []
      follow()
      for (const event of events) running.send(event)
      return () => {
        subscription.unsubscribe()
        actor = null
        show({ snapshot: first })
      }
    },
  }
}
