import {
  activeNodes,
  type ActorEnvironment,
  type AnyActorRef,
  type AnyEventObject,
  machineOf,
  machineSnapshot,
} from '@/shared/lib/machine'
import { type LiveActor, liveActors, sameActor } from './actors'
import { createBroken } from './broken'
import { createEventLog } from './event-log'
import type { AcceptedEvent, ClockState, InspectedActor, InspectionView, Json, RunningTimer } from './types'
import { visible } from './visible'

/** The inspected environment: the clock and the tap that its actors run on. */
export type Inspected = Pick<ActorEnvironment, 'clock' | 'tap'>

/** Calls `look` again and again in real time, about ten times a second. Returns the function that ends it. */
export type Pulse = (look: () => void) => () => void

/** The inspector's look at the actors of one environment, and its hands. */
export interface Inspection {
  /** The current view. The same object until something changed. */
  view(): InspectionView
  /** Calls back after changes, at most once a pulse. Returns the function that ends it. */
  subscribe(listener: () => void): () => void
  /** Begins to write the log. Returns the function that ends it. */
  listen(): () => void

  /** The actor itself, for what needs to be asked of it; null when it is gone. */
  actor(key: string): AnyActorRef | null
  accepted(key: string): AcceptedEvent[]
  /** Whether the actor would do something with this event now. */
  can(key: string, event: AnyEventObject): boolean
  /** Sends the event to the real actor. Throws when the actor is gone. */
  send(key: string, event: AnyEventObject): void
  /** The actor's context now and before its last change, redacted; for an effect, what it was given and gave. */
  context(key: string): { now: Json; before: Json | null }

  pause(): void
  resume(): void
  /** Runs to the next timer and fires it; false when there is none. */
  step(): boolean
  setSpeed(speed: number): void
  /** Real time again. */
  realTime(): void
  /** Fires this timer alone. */
  fire(timer: number): void
  clearLog(): void
  /** Calls back with each change that the user makes to the clock. Returns the function that ends it. */
  onClock(listener: (what: string) => void): () => void
}

/** `pulse` runs only while there are subscribers. */
export function createInspection({ clock, tap }: Inspected, pulse: Pulse): Inspection {
  const listeners = new Set<() => void>()
  const clockListeners = new Set<(what: string) => void>()
  const broken = createBroken()
  const log = createEventLog(
    (root) => broken.seen(root, tap.roots()),
    () => Math.round(clock.now()),
  )
  let live: LiveActor[] = []
  let byKey = new Map<string, LiveActor>()
  let endPulse: (() => void) | null = null
  let view: InspectionView = {
    actors: [],
    log: [],
    timers: [],
    clock: { paused: false, speed: 1, now: 0 },
  }

  const lookAtActors = (): readonly InspectedActor[] => {
    live = liveActors(broken.with(tap.roots()), log.lastOf)
    const known = new Map(view.actors.map((one) => [one.key, one]))
    for (const one of live) {
      const before = known.get(one.shown.key)
      if (before && sameActor(before, one.shown)) one.shown = before
    }
    byKey = new Map(live.map((one) => [one.shown.key, one]))
    const actors = live.map(({ shown }) => shown)
    return sameList(actors, view.actors) ? view.actors : actors
  }
  const lookAtTimers = (now: number): readonly RunningTimer[] => {
    const timers = clock.timers().map(
      ({ id, dueAt, owner }): RunningTimer => ({
        id,
        actor: owner?.actor ?? null,
        delay: owner?.delay ?? null,
        left: Math.max(0, Math.round(dueAt - now)),
      }),
    )
    const same =
      timers.length === view.timers.length &&
      timers.every(({ id, left }, index) => id === view.timers[index]?.id && left === view.timers[index].left)
    return same ? view.timers : timers
  }
  const lookAtClock = (): ClockState => {
    const now = clock.now()
    const { paused, speed } = view.clock
    // Without timers the time is not rendered, so its passing is no change.
    return paused === clock.paused &&
      speed === clock.speed &&
      (paused ? now === view.clock.now : view.timers.length === 0)
      ? view.clock
      : { paused: clock.paused, speed: clock.speed, now }
  }
  const look = () => {
    const next: InspectionView = {
      actors: lookAtActors(),
      log: log.entries(),
      timers: lookAtTimers(clock.now()),
      clock: lookAtClock(),
    }
    const parts = ['actors', 'log', 'timers', 'clock'] as const
    if (parts.every((part) => next[part] === view[part])) return
    view = next
    for (const listener of listeners) listener()
  }
  /** An action of the user updates the view at once, not with the next pulse. */
  const then = <T>(what: string, done: T): T => {
    for (const listener of clockListeners) listener(what)
    look()
    return done
  }
  const seen = (key: string) => byKey.get(key)?.actor ?? null
  look()

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      endPulse ??= pulse(look)
      look()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        endPulse?.()
        endPulse = null
      }
    },
    listen: () => tap.subscribe(log.hear),
    actor: seen,
    accepted(key) {
      const actor = seen(key)
      const snapshot = actor && machineSnapshot(actor)
      if (!actor || !snapshot || snapshot.status !== 'active') return []
      const types = new Set(
        activeNodes(snapshot)
          .toReversed()
          .flatMap((node) => [...node.transitions.keys()])
          .filter((type) => type !== '' && !type.startsWith('xstate.')),
      )
      return [...types].map((type) => {
        const lastPayload = log.payloadOf(actor, type)
        return { type, lastPayload, enabled: may(snapshot, { ...objectOf(lastPayload), type }) }
      })
    },
    can(key, event) {
      const actor = seen(key)
      const snapshot = actor && machineSnapshot(actor)
      return snapshot ? may(snapshot, event) : false
    },
    send(key, event) {
      const actor = seen(key)
      if (!actor) throw new Error('This actor is gone.')
      actor.send(event)
      look()
    },
    context(key) {
      const actor = seen(key)
      if (!actor) return { now: null, before: null }
      const before = log.before(actor)
      return { now: looked(actor, actor.getSnapshot()), before: before ? looked(actor, before) : null }
    },
    pause: () => then('pause', clock.pause()),
    resume: () => then('resume', clock.resume()),
    step: () => then('step', clock.step()),
    setSpeed: (speed) => then(`${speed}×`, clock.setSpeed(speed)),
    realTime() {
      clock.setSpeed(1)
      then('real time', clock.resume())
    },
    fire(timer) {
      const name = view.timers.find(({ id }) => id === timer)?.delay
      then(`fire ${name ?? 'a timer'}`, clock.fire(timer))
    },
    clearLog() {
      log.clear()
      look()
    },
    onClock(listener) {
      clockListeners.add(listener)
      return () => clockListeners.delete(listener)
    },
  }
}

const sameList = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** A guard may not expect an event without its payload; then it does not take it. */
function may(snapshot: { can(event: AnyEventObject): boolean }, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event)
  } catch {
    return false
  }
}

/** A payload as the rest of an event; nothing else can be one. */
const objectOf = (payload: Json | null): { [key: string]: Json } =>
  payload && typeof payload === 'object' && !Array.isArray(payload) ? payload : {}

const looks = new WeakMap<object, Json>()

/** The context of a machine, or what an effect was given and gave. Made once for each snapshot. */
function looked(actor: AnyActorRef, snapshot: unknown): Json {
  if (typeof snapshot !== 'object' || snapshot === null) return null
  const made = looks.get(snapshot)
  if (made !== undefined) return made
  const { context, input, output } = snapshot as Record<string, unknown>
  const shown = visible(actor, machineOf(actor) ? context : { input, output })
  looks.set(snapshot, shown)
  return shown
}
