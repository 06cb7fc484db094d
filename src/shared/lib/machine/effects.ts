import { isProgramError } from '../failure'
import { reportError } from '../report-error'
import { useLayoutEffect, useMemo, useState } from 'react'
import { type AnyActorLogic, type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate'

type Implementations<TMachine extends AnyStateMachine> = NonNullable<Parameters<TMachine['provide']>[0]>
type Actors<TMachine extends AnyStateMachine> = NonNullable<Implementations<TMachine>['actors']>
type Actions<TMachine extends AnyStateMachine> = NonNullable<Implementations<TMachine>['actions']>

/** Requests something once. `signal` is aborted when the result is no longer needed. */
type Ask<TInput, TOutput> = (asked: { input: TInput; signal: AbortSignal }) => PromiseLike<TOutput>

type ActorEffect<TLogic> = TLogic extends AnyStateMachine
  ? TLogic | Effects<TLogic>
  : TLogic extends PromiseActorLogic<infer TOutput, infer TInput>
    ? TLogic | Ask<TInput, TOutput>
    : TLogic

type ActionEffect<TAction> = TAction extends (args: infer TArgs, params: infer TParams) => void
  ? (params: TParams, args: Pick<TArgs, Extract<keyof TArgs, 'context' | 'event' | 'self'>>) => void
  : never

/**
 * A machine's effects: for its actors an async function, the effects of a child machine, or logic; for its
 * actions a function. Calls use the functions of the newest render; logic is fixed at the first render.
 */
export interface Effects<TMachine extends AnyStateMachine> {
  actors?: { [K in keyof Actors<TMachine>]?: ActorEffect<NonNullable<Actors<TMachine>[K]>> }
  actions?: { [K in keyof Actions<TMachine>]?: ActionEffect<NonNullable<Actions<TMachine>[K]>> }
}

type Fn = (...args: unknown[]) => unknown
interface AnyEffects {
  actors: Record<string, Fn | AnyActorLogic | AnyEffects>
  actions: Record<string, Fn>
}

const isLogic = (effect: AnyActorLogic | AnyEffects): effect is AnyActorLogic => 'transition' in effect

/** The machine with its effects, built once. */
export function useEffects<TMachine extends AnyStateMachine>(
  machine: TMachine,
  effects: Effects<TMachine> | undefined,
): TMachine {
  const [newest] = useState(() => keepNewest(effects))
  useLayoutEffect(() => newest.set(effects))
  return useMemo(
    () => (newest.get() ? provide(machine, newest.get as () => AnyEffects) : machine) as TMachine,
    [machine, newest],
  )
}

function keepNewest<T>(first: T) {
  let newest = first
  return {
    get: () => newest,
    set(next: T) {
      newest = next
    },
  }
}

function provide(machine: AnyStateMachine, effects: () => AnyEffects): AnyStateMachine {
  const { actors = {}, actions = {} }: Partial<AnyEffects> = effects()
  const actorOf = (src: string, first: AnyEffects['actors'][string]) => {
    const newest = () => effects().actors[src]
    if (typeof first === 'function')
      return fromPromise((asked) => whileWaited(asked.signal, async () => (newest() as Fn)(asked)))
    if (isLogic(first)) return first
    return provide(machine.implementations.actors[src] as AnyStateMachine, newest as () => AnyEffects)
  }
  return machine.provide({
    actors: map(actors, actorOf),
    actions: map(actions, (type) => (args: unknown, params: unknown) => {
      effects().actions[type]?.(params, args)
    }),
  })
}

/**
 * Ignores results after the abort: an actor that React stops and restarts would take the rejection of its
 * first start for that of its second.
 */
const whileWaited = (signal: AbortSignal, ask: () => Promise<unknown>) =>
  new Promise((resolve, reject) => {
    ask().then(
      (answer) => signal.aborted || resolve(answer),
      (reason: unknown) => {
        // The machine shows it in its own way, or not at all.
        if (isProgramError(reason)) reportError(reason)
        if (!signal.aborted) reject(reason)
      },
    )
  })

const map = <T, R>(record: Record<string, T>, change: (key: string, value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]))
