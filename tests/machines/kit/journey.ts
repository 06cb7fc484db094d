import { expect, it } from 'vitest'
import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  EventObject,
  InputFrom,
  StateValue,
} from 'xstate'
import { type Bench, startBench } from './bench'
import { settle, type Walk } from './stage'
import { collecting } from './collecting'

/** The expected state and effects of a machine. Only the named properties are compared. */
export interface Seen<TMachine extends AnyStateMachine> {
  state?: StateValue
  /** Parts of the context, as `toMatchObject` compares them, but `{}` is an empty object and not just any. */
  context?: object
  /** The last params of actions, by name; `null` for an action that never ran. */
  did?: Record<string, unknown>
  /** The inputs that effects and children were asked with, by invoke id. */
  asked?: Record<string, unknown[]>
  /** The last event that a child or the parent received, by its id; `null` where it received nothing. */
  told?: Record<string, unknown>
  can?: EventFrom<TMachine>[]
  cannot?: EventFrom<TMachine>[]
  /** Effects whose request the last `send`, `wait` or answer took back, by invoke id. */
  takenBack?: string[]
}

export interface Journey<TMachine extends AnyStateMachine> {
  send(...events: EventFrom<TMachine>[]): Journey<TMachine>
  /** The effect answers. */
  answer(id: string, output?: unknown): Journey<TMachine>
  /** The effect fails. */
  fail(id: string, error: unknown): Journey<TMachine>
  /** Time passes, in ms. */
  wait(ms: number): Journey<TMachine>
  expect(seen: Seen<TMachine>): Journey<TMachine>
}

/**
 * Tests of one machine as a person would tell them, from the specification's words:
 * `journey('a new link').send({ type: 'resend' }).answer('resend').expect({ state: { error: 'sent' } })`.
 */
export function journeysOf<TMachine extends AnyStateMachine>(walk: Walk<TMachine>) {
  return (name: string, input?: InputFrom<TMachine>): Journey<TMachine> => {
    const steps: ((bench: Bench<TMachine>) => unknown)[] = []
    let signals: Record<string, AbortSignal> = {}
    const told: Record<string, unknown> = {}
    const add = (step: (bench: Bench<TMachine>) => unknown) => {
      steps.push(step)
      return journey
    }
    /** A step after which requests may have been taken back. */
    const act = (step: (bench: Bench<TMachine>) => unknown) =>
      add(async (bench) => {
        signals = Object.fromEntries(
          Object.keys(bench.started)
            .map((id) => [id, bench.signal(id)] as const)
            .filter(([, signal]) => !signal.aborted),
        )
        await step(bench)
        await settle()
      })
    const journey: Journey<TMachine> = {
      send: (...events) => {
        for (const event of events) act(({ actor }) => actor.send(event))
        return journey
      },
      answer: (id, output) => act(({ resolve }) => resolve(id, output)),
      fail: (id, error) => act(({ reject }) => reject(id, error)),
      wait: (ms) => act(({ clock }) => clock.increment(ms)),
      expect: (seen) => add((bench) => check(bench, seen, signals, told)),
    }
    const register = collecting.current?.it ?? it
    register(name, async () => {
      for (const id of Object.keys(told)) delete told[id]
      const bench = startBench(input === undefined ? walk : { ...walk, input }, (seen) => {
        if (seen.type !== '@xstate.event' || !seen.sourceRef || seen.sourceRef === seen.actorRef) return
        const { id } = seen.actorRef as AnyActorRef
        if (!seen.event.type.startsWith('xstate.')) told[id] = seen.event
      })
      for (const step of steps) await step(bench)
      bench.actor.stop()
    })
    return journey
  }
}

function check<TMachine extends AnyStateMachine>(
  { actor, actions, started }: Bench<TMachine>,
  { state, context, did = {}, asked = {}, told = {}, can = [], cannot = [], takenBack = [] }: Seen<TMachine>,
  signals: Record<string, AbortSignal>,
  heard: Record<string, unknown>,
): void {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  if (state !== undefined) expect(snapshot.value).toEqual(state)
  if (context)
    expect(snapshot.context).toMatchObject(Object.fromEntries(Object.entries(context).map(emptied)))
  for (const [name, params] of Object.entries(did)) {
    if (params === null) expect(actions[name], name).not.toHaveBeenCalled()
    else {
      expect(actions[name], name).toHaveBeenCalled()
      expect(actions[name]?.mock.lastCall?.[0], name).toEqual(params)
    }
  }
  for (const [id, inputs] of Object.entries(asked)) expect(started[id] ?? [], id).toEqual(inputs)
  for (const [id, event] of Object.entries(told)) expect(heard[id] ?? null, id).toEqual(event)
  for (const event of can) expect(snapshot.can(event), `can ${(event as EventObject).type}`).toBe(true)
  for (const event of cannot) expect(snapshot.can(event), `can ${(event as EventObject).type}`).toBe(false)
  for (const id of takenBack) expect(signals[id]?.aborted, `${id} is taken back`).toBe(true)
}

const EMPTY = expect.toSatisfy((seen: object) => Object.keys(seen).length === 0, 'is empty')

const emptied = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  Object.getPrototypeOf(value ?? EMPTY) === Object.prototype && Object.keys(value as object).length === 0
    ? EMPTY
    : value,
]
