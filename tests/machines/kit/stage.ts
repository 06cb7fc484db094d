import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  type EventFrom,
  fromCallback,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'

/** The possible answers of an effect: each output takes a path of its own, and so does each error. */
interface Answers {
  done?: unknown[]
  error?: unknown[]
}

export interface Walk<TMachine extends AnyStateMachine> {
  machine: TMachine
  input?: InputFrom<TMachine>
  /** Events before every path, e.g. to fill in a form. */
  before?: EventFrom<TMachine>[]
  /** Every event that the machine knows, with payloads that reach every guard. */
  events: EventFrom<TMachine>[]
  /** Answers of invoked promises and machines, by invoke id. */
  answers?: Record<string, Answers>
  /** Invoked callbacks, by source name. They send nothing by themselves. */
  callbacks?: string[]
  /** Invoked machines, by source name: each is replaced by a machine that waits for its answer. */
  children?: string[]
  /** Invoked machines that run as they are, by source name. */
  real?: string[]
  /** The part of the context that guards look at. */
  key?: (snapshot: AnyMachineSnapshot) => unknown
  /** Transitions that no path can take, with the reason. Written as the report writes them. */
  unreachable?: Record<string, string>
  /** Mutants that no journey can notice because the machine behaves the same, with the reason. */
  equivalent?: Record<string, string>
}

/** A real actor of the machine, on a simulated clock, whose effects are settled by hand. */
export interface Stage<TMachine extends AnyStateMachine = AnyStateMachine> {
  actor: Actor<TMachine>
  clock: SimulatedClock
  /** Inputs that an effect or a child was started with, by invoke id. */
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
export const settle = () =>
  new Promise<void>((resolve) => {
    // A page has no setImmediate.
    if (typeof setImmediate === 'function') setImmediate(resolve)
    else setTimeout(resolve)
  })

/** `act` gives what stands in for a plain action, by its name. */
export function startStage<TMachine extends AnyStateMachine>(
  { machine, input, callbacks = [], children = [], real = [] }: Walk<TMachine>,
  act: (name: string) => (params: unknown) => void,
  inspect?: (event: InspectionEvent) => void,
): Stage<TMachine> {
  const clock = new SimulatedClock()
  const pending = new Map<string, Pending>()
  const started: Stage['started'] = {}
  const actions: Record<string, (_: unknown, params: unknown) => void> = {}
  const actors: Record<string, unknown> = {}

  const begin = (id: string, given: unknown) => {
    started[id] = [...(started[id] ?? []), given]
  }

  for (const name of Object.keys(machine.implementations.actors)) {
    if (real.includes(name)) continue
    if (callbacks.includes(name)) actors[name] = fromCallback(() => undefined)
    else if (children.includes(name)) actors[name] = waitingMachine(begin)
    else
      actors[name] = fromPromise(({ self, input: given, signal }) => {
        begin(self.id, given)
        return new Promise((resolve, reject) => pending.set(self.id, { resolve, reject, signal }))
      })
  }
  for (const [name, action] of Object.entries(machine.implementations.actions)) {
    if (typeof action !== 'function' || 'type' in action) continue
    const run = act(name)
    actions[name] = (_, params) => run(params)
  }

  const actor = createActor(machine.provide({ actors, actions } as never) as AnyStateMachine, {
    input,
    clock,
    inspect,
  })
  actor.start()

  const take = (id: string) => {
    const found = pending.get(id)
    if (!found) throw new Error(`${machine.id}: the effect ${id} is not running`)
    pending.delete(id)
    return found
  }
  /** A child that has answered already says nothing more. */
  const tellChild = (id: string, event: AnyEventObject) => {
    const child = actor.getSnapshot().children[id]
    if (child?.getSnapshot().status === 'active') child.send(event)
  }
  return {
    actor: actor as unknown as Actor<TMachine>,
    clock,
    started,
    signal: (id) => pending.get(id)?.signal ?? AbortSignal.abort(),
    async resolve(id, output) {
      if (children.includes(id)) tellChild(id, { type: 'answer', output })
      else take(id).resolve(output)
      await settle()
    },
    async reject(id, error) {
      if (children.includes(id)) tellChild(id, { type: 'fail', error })
      else take(id).reject(error)
      await settle()
    },
  }
}

/** Stands in for an invoked machine until the test answers for it. */
const waitingMachine = (begin: (id: string, input: unknown) => void) =>
  createMachine({
    context: ({ self, input }) => {
      begin(self.id, input)
      return { ...(input as object), done: 0, output: undefined as unknown }
    },
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
