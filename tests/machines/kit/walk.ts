import { setImmediate as nextTask } from 'node:timers/promises'
import { type Mock, vi } from 'vitest'
import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  assign,
  createActor,
  createMachine,
  type EventFrom,
  fromCallback,
  fromPromise,
  type InputFrom,
  SimulatedClock,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

/** What an effect may answer: each output leads to a path of its own, and so does each error. */
export interface Answers {
  done?: unknown[]
  error?: unknown[]
}

export interface Walk<TMachine extends AnyStateMachine> {
  machine: TMachine
  input?: InputFrom<TMachine>
  /** Every event that the machine knows, with payloads that reach every guard. */
  events: EventFrom<TMachine>[]
  /** Answers of invoked promises and machines, by invoke id. */
  answers?: Record<string, Answers>
  /** Invoked callbacks, by source name. They send nothing by themselves. */
  callbacks?: string[]
  /** Invoked machines, by source name: replaced by one that waits for its answer. */
  children?: string[]
  /** Invoked machines that run as they are, by source name. */
  real?: string[]
  /** The part of the context that guards look at. */
  key?: (snapshot: AnyMachineSnapshot) => unknown
  /** Transitions that no path can take, with the reason. Written as the report writes them. */
  unreachable?: Record<string, string>
}

/** A real actor of the machine, on a simulated clock, whose effects are settled by hand. */
export interface Bench<TMachine extends AnyStateMachine = AnyStateMachine> {
  actor: Actor<TMachine>
  clock: SimulatedClock
  /** Every plain action of the machine, recorded. */
  actions: Record<string, Mock>
  /** Inputs that an effect was started with, by invoke id. */
  started: Record<string, unknown[]>
  resolve: (id: string, output?: unknown) => Promise<void>
  reject: (id: string, error: unknown) => Promise<void>
  /** The signal that the effect was given. */
  signal: (id: string) => AbortSignal
}

interface Pending {
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
  signal: AbortSignal
}

/** Lets settled promises reach the actor. */
const settle = () => nextTask()

export function startBench<TMachine extends AnyStateMachine>(
  { machine, input, callbacks = [], children = [], real = [] }: Walk<TMachine>,
  inspect?: (transitions: readonly unknown[]) => void,
): Bench<TMachine> {
  const clock = new SimulatedClock()
  const pending = new Map<string, Pending>()
  const started: Bench['started'] = {}
  const actions: Bench['actions'] = {}
  const actors: Record<string, unknown> = {}

  for (const name of Object.keys(machine.implementations.actors)) {
    if (real.includes(name)) continue
    if (callbacks.includes(name)) actors[name] = fromCallback(() => undefined)
    else if (children.includes(name)) actors[name] = waitingMachine
    else
      actors[name] = fromPromise(({ self, input: given, signal }) => {
        started[self.id] = [...(started[self.id] ?? []), given]
        return new Promise((resolve, reject) => pending.set(self.id, { resolve, reject, signal }))
      })
  }
  for (const [name, action] of Object.entries(machine.implementations.actions)) {
    if (typeof action !== 'function' || 'type' in action) continue
    actions[name] = vi.fn()
  }
  const recorded = Object.fromEntries(
    Object.entries(actions).map(([name, record]) => [name, (_: unknown, params: unknown) => record(params)]),
  )

  const actor = createActor(machine.provide({ actors, actions: recorded } as never) as AnyStateMachine, {
    input,
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && event.actorRef.sessionId === event.rootId)
        inspect?.(event._transitions)
    },
  })
  actor.start()

  const take = (id: string) => {
    const found = pending.get(id)
    if (!found) throw new Error(`${machine.id}: the effect ${id} is not running`)
    pending.delete(id)
    return found
  }
  return {
    actor: actor as unknown as Actor<TMachine>,
    clock,
    actions,
    started,
    signal: (id) => pending.get(id)?.signal ?? AbortSignal.abort(),
    async resolve(id, output) {
      const child = actor.getSnapshot().children[id]
      if (children.includes(id)) child?.send({ type: 'answer', output })
      else take(id).resolve(output)
      await settle()
    },
    async reject(id, error) {
      const child = actor.getSnapshot().children[id]
      if (children.includes(id)) child?.send({ type: 'fail', error })
      else take(id).reject(error)
      await settle()
    },
  }
}

/** Stands in for an invoked machine until the test answers for it. */
const waitingMachine = createMachine({
  context: { done: 0, output: undefined as unknown },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        answer: { target: 'answered', actions: assign({ output: ({ event }) => event.output }) },
        fail: {
          actions: ({ event }) => {
            throw event.error
          },
        },
      },
    },
    answered: { type: 'final' },
  },
  output: ({ context }) => context.output,
})

export interface Coverage {
  machine: string
  /** Covered, and all but the unreachable ones. */
  states: [number, number]
  transitions: [number, number]
  /** What no path reached and nobody explained. */
  missing: string[]
}

/** The stable states of the machine by shortest path, and after each of them every event that it takes. */
function pathsOf<TMachine extends AnyStateMachine>(walk: Walk<TMachine>): AnyEventObject[][] {
  const { machine, key = () => null } = walk
  const events = [...walk.events, ...effectEvents(walk)] as AnyEventObject[]
  const shortest = getShortestPaths(machine, {
    events: events as never,
    input: walk.input as never,
    limit: 20_000,
    serializeState: (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, key(snapshot)]),
  })
  return shortest.flatMap(({ state, steps }) => {
    const way = steps.map(({ event }) => event as AnyEventObject).filter(({ type }) => type !== 'xstate.init')
    const next = events.filter((event) => takes(machine, state as AnyMachineSnapshot, event))
    return [way, ...next.map((event) => [...way, event])]
  })
}

const takes = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  snapshot.status === 'active' && (machine.getTransitionData(snapshot, event)?.length ?? 0) > 0

/** Done, error and delay events of the machine, as the graph knows them. */
function effectEvents<TMachine extends AnyStateMachine>({
  machine,
  answers = {},
}: Walk<TMachine>): AnyEventObject[] {
  const delays = new Set(
    nodesOf(machine).flatMap((node) =>
      [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after.')),
    ),
  )
  const effects = Object.entries(answers).flatMap(([id, { done = [], error = [] }]) => [
    ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...error.map((value) => ({ type: `xstate.error.actor.${id}`, error: value, actorId: id })),
  ])
  return [...effects, ...[...delays].map((type) => ({ type }))]
}

/** Walks every generated path with a real actor, and says what was covered. Throws where actor and model disagree. */
export async function walkMachine<TMachine extends AnyStateMachine>(walk: Walk<TMachine>): Promise<Coverage> {
  const { machine, unreachable = {} } = walk
  const states = new Set<string>()
  const transitions = new Set<unknown>()
  for (const path of pathsOf(walk)) {
    const bench = startBench(walk, (taken) => {
      for (const transition of taken) transitions.add(labelOf(transition as TransitionLike))
    })
    const note = () => {
      for (const node of (bench.actor.getSnapshot() as AnyMachineSnapshot)._nodes) states.add(node.id)
    }
    note()
    for (const event of path) {
      await perform(bench, event)
      note()
    }
    bench.actor.stop()
  }

  const allStates = nodesOf(machine).filter((node) => node.type === 'atomic' || node.type === 'final')
  const allTransitions = nodesOf(machine).flatMap(transitionsOf)
  const missing = [
    ...allStates.map(({ id }) => id).filter((id) => !states.has(id)),
    ...allTransitions.filter((label) => !transitions.has(label)),
  ]
  const expected = (labels: string[]) => labels.filter((label) => !(label in unreachable))
  const count = (labels: string[]): [number, number] => [
    labels.filter((label) => !missing.includes(label)).length,
    labels.length,
  ]
  return {
    machine: machine.id,
    states: count(expected(allStates.map(({ id }) => id))),
    transitions: count(expected(allTransitions)),
    missing: expected(missing),
  }
}

/** Turns an event of the model into what would really cause it. */
async function perform<TMachine extends AnyStateMachine>(
  bench: Bench<TMachine>,
  event: AnyEventObject,
): Promise<void> {
  const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
  if (id !== undefined && event.type.startsWith('xstate.done')) return bench.resolve(id, event.output)
  if (id !== undefined) return bench.reject(id, event.error)
  if (event.type.startsWith('xstate.after.')) {
    passTime(bench, event.type)
    return settle()
  }
  bench.actor.send(event as never)
  return settle()
}

/** Lets exactly this timer fire: by the clock when it is the next one, else alone. */
function passTime<TMachine extends AnyStateMachine>({ actor, clock }: Bench<TMachine>, type: string): void {
  const timers = Object.values(actor.system.getSnapshot()._scheduledEvents)
  const timer = timers.find(({ event }) => event.type === type)
  if (!timer) throw new Error(`No timer runs for ${type}`)
  if (timers.every((other) => other === timer || other.delay > timer.delay)) {
    clock.increment(timer.delay)
    return
  }
  const { scheduler } = actor.system as unknown as {
    scheduler: { cancel: (source: unknown, id: string) => void }
  }
  scheduler.cancel(timer.source, timer.id)
  timer.target.send(timer.event)
}

interface TransitionLike {
  eventType: string
  source: AnyStateNode
  target?: readonly AnyStateNode[]
}

export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const all = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(all)]
  return all(machine.root)
}

const transitionsOf = (node: AnyStateNode): string[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((transition) =>
    labelOf(transition as unknown as TransitionLike),
  )

/** `source --event--> target #n`, where n tells the guarded branches of one event apart. */
function labelOf(transition: TransitionLike): string {
  const { source, eventType, target } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const index = (siblings as unknown[]).findIndex((candidate) =>
    sameTransition(candidate as TransitionLike, transition),
  )
  const targets = target?.map(({ id }) => id).join(',') ?? '(stays)'
  return `${source.id} --${eventType || 'always'}--> ${targets} #${index}`
}

const sameTransition = (one: TransitionLike, other: TransitionLike) =>
  one === other ||
  ('guard' in one &&
    'guard' in other &&
    one.guard === other.guard &&
    String(one.target?.map(({ id }) => id)) === String(other.target?.map(({ id }) => id)))
