import { Failure } from '@/shared/lib/failure'
import {
  activeNodes,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  contextAtStart,
  isMachine,
  type StartPoint,
} from '@/shared/lib/machine'
import { stateText } from './actors'
import { NEVER_RESTORED } from './never-restored'
import type { LinkedActor, LinkedSnapshot, LinkedTimer } from './state-link'

/** One root actor that a link would restore, proven against its machine. */
export interface Restored {
  label: string
  machine: string
  state: string
  timers: LinkedTimer[]
  /** Effects that its states would have asked for; they are held back. */
  held: string[]
  start: StartPoint
}

/**
 * Proves one actor of a link against its machine, and builds the snapshot anew from what was proven. Throws a `Failure`
 * with the reason for anything that the machine could not have come to, or that no link may restore.
 */
export function proven(
  { label, machine: id, snapshot, timers }: LinkedActor,
  machine: AnyStateMachine | null,
  input: unknown,
): Restored {
  if (NEVER_RESTORED.has(id)) throw new Failure(`${id} is never restored from a link.`)
  if (!machine) throw new Failure(`There is no machine “${id}” in this version.`)
  if (label !== id && !label.startsWith(`${id}:`)) throw new Failure(`“${label}” is no name of ${id}.`)
  const held: string[] = []
  proveKeys(machine, snapshot.context, contextAtStart(machine, input))
  const persisted = provenSnapshot(machine, snapshot, held, [])
  for (const timer of timers) proveTimer(machine, snapshot, timer)
  return {
    label,
    machine: id,
    state: stateText(snapshot.value),
    timers,
    held,
    start: {
      snapshot: persisted as StartPoint['snapshot'],
      timers: timers.map(({ path, id: type, left }) => ({
        path,
        id: type,
        event: { type },
        remaining: left,
      })),
    },
  }
}

function resolved(machine: AnyStateMachine, { value, context }: LinkedSnapshot): AnyMachineSnapshot {
  let snapshot: AnyMachineSnapshot
  try {
    snapshot = machine.resolveState({ value, context } as never)
  } catch {
    throw new Failure(`${machine.id} has no state “${stateText(value)}” in this version.`)
  }
  if (stateText(snapshot.value) !== stateText(value))
    throw new Failure(`${machine.id} has no state “${stateText(value)}” in this version.`)
  if (snapshot.status !== 'active') throw new Failure(`${machine.id} has ended in “${stateText(value)}”.`)
  return snapshot
}

function provenSnapshot(
  machine: AnyStateMachine,
  linked: LinkedSnapshot,
  held: string[],
  above: readonly string[],
): object {
  const snapshot = resolved(machine, linked)
  proveContext(machine, linked.context, contextAtStart(machine))
  for (const { invoke } of activeNodes(snapshot))
    for (const { id, src } of invoke)
      if (!isMachine(typeof src === 'string' ? machine.implementations.actors[src] : src))
        held.push([...above, id].join('/'))
  const children = Object.entries(linked.children).map(([id, { src, sync, snapshot: child }]) => {
    const logic = Object.hasOwn(machine.implementations.actors, src)
      ? machine.implementations.actors[src]
      : null
    if (!isMachine(logic)) throw new Failure(`${machine.id} runs no machine “${src}”.`)
    return [
      id,
      { src, syncSnapshot: sync, snapshot: provenSnapshot(logic, child, held, [...above, id]) },
    ] as const
  })
  return {
    status: 'active',
    value: snapshot.value,
    context: linked.context ?? {},
    historyValue: {},
    children: Object.fromEntries(children),
  }
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** JSON is nested this deep at most in what machines start with. */
const MOST_DEEP = 8

/**
 * The path at which a value differs in kind from a sample of it; null when there is none. A sample that is null or undefined
 * allows any value.
 */
function unlike(sample: unknown, given: unknown, at: string, depth = 0): string | null {
  if (sample === undefined || sample === null) return null
  if (kindOf(given) !== kindOf(sample)) return at
  if (kindOf(sample) !== 'object' || depth === MOST_DEEP) return null
  const found = Object.entries(sample).map(([key, inner]) =>
    unlike(inner, (given as Context)[key], `${at}.${key}`, depth + 1),
  )
  return found.find((place) => place !== null) ?? null
}

type Context = Record<string, unknown>

/** With the input that it is tried with, a machine starts with all of its keys. */
function proveKeys(machine: AnyStateMachine, context: unknown, start: Context | null): void {
  proveContext(machine, context, start)
  const foreign = start && Object.keys(context ?? {}).find((key) => !Object.hasOwn(start, key))
  if (foreign) throw new Failure(`${machine.id} keeps no “${foreign.slice(0, 100)}”.`)
}

/** The context with which the machine starts defines which properties are needed, and of what kind. */
function proveContext(machine: AnyStateMachine, context: unknown, start: Context | null): void {
  if (context !== undefined && kindOf(context) !== 'object')
    throw new Failure(`${machine.id} keeps something else.`)
  if (!start) return
  const given = (context ?? {}) as Context
  for (const [key, sample] of Object.entries(start)) {
    if (sample === undefined || sample === null) continue
    if (!Object.hasOwn(given, key)) throw new Failure(`${machine.id} keeps “${key}”, which the link lacks.`)
    const place = unlike(sample, given[key], key)
    if (place !== null) throw new Failure(`${machine.id} keeps another kind of “${place}”.`)
  }
}

/** A timer belongs to a state that its actor is in. */
function proveTimer(machine: AnyStateMachine, linked: LinkedSnapshot, { path, id }: LinkedTimer): void {
  const [next, ...rest] = path
  if (next !== undefined) {
    const child = Object.hasOwn(linked.children, next) ? linked.children[next] : undefined
    const logic = child && machine.implementations.actors[child.src]
    if (!child || !isMachine(logic)) throw new Failure(`A timer belongs to no actor: “${path.join('/')}”.`)
    return proveTimer(logic, child.snapshot, { path: rest, id, left: 0 })
  }
  const runs = activeNodes(resolved(machine, linked)).some(({ transitions }) => transitions.has(id))
  if (!runs || !id.startsWith('xstate.after.'))
    throw new Failure(`${machine.id} runs no timer “${id}” there.`)
}
