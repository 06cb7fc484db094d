import type { ControllableClock } from '@/shared/lib/clock'
import { type AnyStateMachine, fromCallback, fromPromise, isMachine } from '@/shared/lib/machine'
import type { MachineSample } from '@/shared/lib/statechart'
import { errorOf, jsonText, jsonValue, problemOf } from './typed-json'

/** How a fake effect answers its callers. Values are JSON as it is typed. */
export interface Plan {
  kind: 'resolve' | 'reject' | 'hang'
  /** The value that it resolves with. */
  answer: string
  /** The error that it rejects with: `{ "message": …, "kind": … }`. */
  error: string
}

/** An effect of the machine or of a machine in it. */
export interface FakeEffect {
  /** The machine that asks, and the id of the effect in it: `sign-in/signIn`. */
  key: string
  id: string
  plan: Plan
  /** The inputs of those who wait for its answer, the first one first. */
  waiting: readonly unknown[]
}

/** Something that the machine would have done: it is only written down. */
export interface PerformedAction {
  /** Counts from 1. */
  number: number
  at: number
  name: string
  params: unknown
}

export interface FakesView {
  effects: readonly FakeEffect[]
  actions: readonly PerformedAction[]
}

/** Stands in for everything that machines ask and do. */
export interface Fakes {
  view(): FakesView
  subscribe(listener: () => void): () => void
  /**
   * The machine with fakes; the same for the same machine. A callback only sends events to the machine: it is taken from
   * `effects` when the page provides it there, else it sends nothing.
   */
  stage<TMachine extends AnyStateMachine>(machine: TMachine, effects?: object): TMachine
  /** A `kind` answers those whose answer was due while it was no JSON. */
  setPlan(key: string, plan: Partial<Plan>): void
  /** Answers the first who waits with the planned value or error; nothing happens while that is no JSON. */
  answer(key: string, how: 'resolve' | 'reject'): void
}

interface Waiting {
  input: unknown
  /** Its answer was due while that was no JSON. */
  late: boolean
  settle: (how: 'resolve' | 'reject') => void
}

/** How long an answer takes on the clock, ms: long enough to see who waits for it. */
const TAKES = 1000
/** More actions than that are forgotten, the oldest first. */
const DEEDS = 50

const REFUSED = { message: 'Network error' }

/** `samples` by the id of the machine; the effects of other machines than `own` are faked, and not shown. */
export function createFakes(
  clock: ControllableClock,
  samples: Readonly<Record<string, MachineSample>>,
  own: ReadonlySet<string>,
): Fakes {
  const listeners = new Set<() => void>()
  const plans = new Map<string, Plan>()
  const waiting = new Map<string, Waiting[]>()
  const staged = new WeakMap<AnyStateMachine, AnyStateMachine>()
  const ours = new WeakSet<AnyStateMachine>()
  let performed: readonly PerformedAction[] = []
  let view: FakesView = { effects: [], actions: performed }

  const changed = () => {
    const shown = [...plans].filter(([key]) => own.has(key.slice(0, key.indexOf('/'))))
    const effects = shown.map(([key, plan]) => ({
      key,
      id: key.slice(key.indexOf('/') + 1),
      plan,
      waiting: (waiting.get(key) ?? []).map(({ input }) => input),
    }))
    view = { effects, actions: performed }
    for (const listener of listeners) listener()
  }

  const know = (machine: string, id: string): string => {
    const key = `${machine}/${id}`
    const { done = [], error = [] } = samples[machine]?.answers[id] ?? {}
    if (!plans.has(key))
      plans.set(key, { kind: 'resolve', answer: jsonText(done[0]), error: jsonText(error[0] ?? REFUSED) })
    return key
  }

  const ask = (key: string, input: unknown, signal: AbortSignal) =>
    new Promise<unknown>((resolve, reject) => {
      let timer: number | null = null
      const leave = () => {
        if (timer !== null) clock.clearTimeout(timer)
        waiting.set(key, waiting.get(key)?.filter((one) => one !== me) ?? [])
        changed()
      }
      const me: Waiting = {
        input,
        late: false,
        settle: (how) => {
          const plan = plans.get(key)
          const text = (how === 'resolve' ? plan?.answer : plan?.error) ?? ''
          // Half a value is no answer.
          if (problemOf(text)) {
            me.late = true
            return
          }
          leave()
          if (how === 'resolve') resolve(jsonValue(text))
          else reject(errorOf(text))
        },
      }
      waiting.set(key, [...(waiting.get(key) ?? []), me])
      signal.addEventListener('abort', leave, { once: true })
      const kind = plans.get(key)?.kind
      if (kind === 'resolve' || kind === 'reject')
        timer = clock.ownedBy({ actor: key, delay: 'answer' }, () =>
          clock.setTimeout(() => {
            const now = plans.get(key)?.kind
            if (now === 'resolve' || now === 'reject') me.settle(now)
          }, TAKES),
        )
      changed()
    })

  const fake = (machine: AnyStateMachine, given: GivenEffects): AnyStateMachine => {
    const { actors, actions } = machine.implementations
    const isCallback = (src: string) =>
      samples[machine.id]?.callbacks.includes(src) ?? isLogic(given.actors?.[src])
    for (const [id, src] of effectIds(machine))
      if (!isMachine(actors[src]) && !isCallback(src)) know(machine.id, id)
    const stands = ([src, logic]: [string, unknown]): [string, unknown] => {
      const own = given.actors?.[src]
      if (isMachine(logic)) return [src, stage(logic, isLogic(own) ? {} : (own as GivenEffects))]
      if (isCallback(src)) return [src, isLogic(own) ? own : fromCallback(() => undefined)]
      return [
        src,
        fromPromise<unknown, unknown>(({ self, input, signal }) =>
          ask(know(machine.id, self.id), input, signal),
        ),
      ]
    }
    return machine.provide({
      actors: Object.fromEntries(Object.entries(actors).map(stands)),
      actions: Object.fromEntries(
        Object.entries(actions)
          .filter(([, action]) => typeof action === 'function' && !('type' in action))
          .map(([name]) => [
            name,
            (_: unknown, params: unknown) => {
              performed = [
                ...performed,
                { number: (performed.at(-1)?.number ?? 0) + 1, at: clock.now(), name, params },
              ].slice(-DEEDS)
              changed()
            },
          ]),
      ),
    } as never) as AnyStateMachine
  }

  const stage = <TMachine extends AnyStateMachine>(machine: TMachine, given: GivenEffects = {}): TMachine => {
    if (ours.has(machine)) return machine
    const known = staged.get(machine) ?? fake(machine, given)
    staged.set(machine, known)
    ours.add(known)
    return known as TMachine
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stage: (machine, effects) => {
      const before = plans.size
      const made = stage(machine, effects)
      // The component that shows the fakes is rendering now, so its listener is called after the render.
      if (plans.size !== before) queueMicrotask(changed)
      return made
    },
    setPlan: (key, plan) => {
      const before = plans.get(key)
      if (!before) return
      plans.set(key, { ...before, ...plan })
      changed()
      // Chosen, not typed: each letter of a value may end something that is JSON.
      const { kind } = plan
      if (kind === 'resolve' || kind === 'reject')
        for (const one of waiting.get(key) ?? []) if (one.late) one.settle(kind)
    },
    answer: (key, how) => waiting.get(key)?.[0]?.settle(how),
  }
}

/** The effects that a page gives to its machine, as far as they are looked at. */
interface GivenEffects {
  actors?: Record<string, unknown>
}

/** Whether a page gives logic, and not a function or the effects of a child. */
const isLogic = (effect: unknown) => typeof effect === 'object' && effect !== null && 'transition' in effect

/** The ids of the effects that the states of a machine invoke, each with the name of its source. */
function effectIds(machine: AnyStateMachine): [id: string, src: string][] {
  interface Node {
    invoke: readonly { id: string; src: unknown }[]
    states: Record<string, Node>
  }
  const of = (node: Node): [string, string][] => [
    ...node.invoke.flatMap(({ id, src }): [string, string][] => (typeof src === 'string' ? [[id, src]] : [])),
    ...Object.values(node.states).flatMap(of),
  ]
  return of(machine.root as unknown as Node)
}
