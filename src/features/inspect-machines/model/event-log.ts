import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
  machineOf,
  parentOf,
  takenTransitions,
} from '@/shared/lib/machine'
import { transitionId } from '@/shared/lib/statechart/ids'
import { stateText } from './actors'
import type { Json, LogEntry } from './types'
import { visible } from './visible'

/** So many events are kept; of more, the oldest go. */
export const MOST_EVENTS = 10_000
/** They are removed in chunks, so that it is not done for every event. */
const CHUNK = 1000

export interface EventLog {
  hear(event: InspectionEvent): void
  entries(): readonly LogEntry[]
  clear(): void
  /** The transition that it took last, as charts name it. */
  lastOf(actor: AnyActorRef): string | null
  /** The snapshot before the actor's current snapshot. */
  before(actor: AnyActorRef): unknown
  /** The payload that an event of this type came with last, of this machine's actors. */
  payloadOf(actor: AnyActorRef, type: string): Json | null
}

/** Stores the events that a tap reports. `labelOf` names the roots, `now` is the clock's time. */
export function createEventLog(labelOf: (root: AnyActorRef) => string, now: () => number): EventLog {
  let entries: LogEntry[] = []
  let copied: readonly LogEntry[] | null = null
  let seq = 0
  const waiting = new WeakMap<object, Map<object, LogEntry>>()
  const snapshots = new WeakMap<object, { now: unknown; before: unknown }>()
  const last = new WeakMap<object, string>()
  const payloads = new Map<string, Json>()

  const pathOf = (actor: AnyActorRef): string => {
    const parent = parentOf(actor)
    return parent ? `${pathOf(parent)}/${actor.id}` : labelOf(actor)
  }
  const logEvent = (actor: AnyActorRef, source: AnyActorRef | undefined, event: { type: string }) => {
    const { type, ...payload } = event
    const entry: LogEntry = {
      seq: ++seq,
      at: now(),
      actor: pathOf(actor),
      from: source ? pathOf(source) : null,
      type,
      payload: visible(actor, payload),
      before: '',
      after: '',
    }
    entries.push(entry)
    if (entries.length > MOST_EVENTS + CHUNK) entries = entries.slice(-MOST_EVENTS)
    copied = null
    payloads.set(payloadKey(actor, type), entry.payload)
    const ofActor = waiting.get(actor) ?? new Map<object, LogEntry>()
    waiting.set(actor, ofActor.set(event, entry))
  }
  const settled = (actor: AnyActorRef, snapshot: unknown, event: object) => {
    const before = snapshots.get(actor)?.now
    if (before !== snapshot) snapshots.set(actor, { now: snapshot, before })
    const entry = waiting.get(actor)?.get(event)
    if (!entry) return
    waiting.get(actor)?.delete(event)
    // Numbers have no gaps, so the place of an entry follows from them. It may be gone already.
    const place = entry.seq - (entries[0]?.seq ?? 0)
    if (entries[place] !== entry) return
    entries[place] = { ...entry, before: stateOf(before), after: stateOf(snapshot) }
    copied = null
  }

  return {
    hear(heard) {
      const actor = heard.actorRef as AnyActorRef
      if (heard.type === '@xstate.event')
        logEvent(actor, heard.sourceRef as AnyActorRef | undefined, heard.event)
      if (heard.type === '@xstate.snapshot') settled(actor, heard.snapshot, heard.event)
      const taken = takenTransitions(heard).at(-1)
      if (!taken || taken.eventType === 'xstate.init') return
      last.set(actor, transitionId(taken))
    },
    entries() {
      copied ??= entries.slice()
      return copied
    },
    clear() {
      entries = []
      copied = null
    },
    lastOf: (actor) => last.get(actor) ?? null,
    before: (actor) => snapshots.get(actor)?.before ?? null,
    payloadOf: (actor, type) => payloads.get(payloadKey(actor, type)) ?? null,
  }
}

const payloadKey = (actor: AnyActorRef, type: string) => `${machineOf(actor)?.id ?? ''} ${type}`

const stateOf = (snapshot: unknown) => stateText((snapshot as AnyMachineSnapshot | undefined)?.value)
