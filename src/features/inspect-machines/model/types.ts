import type { Json, LogEntry } from '@machines/inspector'

export type { Json, LogEntry }

/** An actor as it is shown: nothing of it is raw. */
export interface InspectedActor {
  /** Unique as long as it lives. */
  key: string
  /** The label of its root, then the ids of the children on the path to it: `network-diagnostics/backend`. */
  label: string
  /** The last part of the label. */
  name: string
  /** The key of the actor that started it. */
  parent: string | null
  depth: number
  /** The id of its machine; null for an effect. */
  machine: string | null
  /** `app`: it outlives every page. */
  scope: 'app' | 'page'
  status: 'active' | 'done' | 'error' | 'stopped'
  /** The state it is in, regions joined with `&`: `form.editing & username.taken`. Empty for an effect. */
  state: string
  /** The states it is in and those around them, as charts name them. */
  active: readonly string[]
  /** The last transition it took, as charts name it. */
  last: string | null
  error: string | null
}

/** A pending timer of the clock. */
export interface RunningTimer {
  id: number
  /** The label of its actor; null when no actor set it. */
  actor: string | null
  delay: string | null
  /** ms of the clock that are left */
  left: number
}

export interface ClockState {
  paused: boolean
  /** 1 is real time. */
  speed: number
  /** ms of the clock */
  now: number
}

/** Everything the panel shows that changes by itself; a new object when any of it changed. */
export interface InspectionView {
  actors: readonly InspectedActor[]
  log: readonly LogEntry[]
  timers: readonly RunningTimer[]
  clock: ClockState
}

/** An event that an actor has a transition for in the state it is in. */
export interface AcceptedEvent {
  type: string
  /** Whether it would do something with the payload that is asked about. */
  enabled: boolean
  /** The payload that it came with last; null when it was not seen yet. */
  lastPayload: Json | null
}
