// How many events each machine decides in a second: its transition function alone, guards and assignments included, walked along
// the shortest path to each of its states and one event on, as the tests walk it. Effects are not run, so nothing is waited for.
import { readdirSync } from 'node:fs'
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate'
import { walkOf } from '../../../scripts/machines/samples'
import { pathsOf, startOf } from '../../machines/kit/paths'
import type { Walk } from '../../machines/kit/stage'
import type { BenchOptions, BenchTable } from '../kit/result.mjs'
import { median, short } from '../kit/stats.mjs'

/** ms for each round of a machine. */
const ROUND = 100

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value

export async function run({ quick, only }: BenchOptions): Promise<BenchTable[]> {
  const rows: BenchTable['rows'] = []
  for (const name of folders().filter((one) => only.length === 0 || only.includes(one)))
    for (const machine of Object.values(await import(`../../../machines/${name}/index.ts`))) {
      if (!isMachine(machine) || machine.id !== name) continue
      rows.push(await measure(machine, quick ? 1 : 9))
    }
  return [{ title: 'Events a second of each machine', rows }]
}

const folders = () =>
  readdirSync('machines', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

async function measure(machine: AnyStateMachine, rounds: number): Promise<BenchTable['rows'][number]> {
  const walk = await walkOf(machine)
  const paths = [...pathsOf(walk)].map(({ events }) => events).filter(({ length }) => length > 0)
  const start = startOf(walk)
  const round = () => {
    let [events, worked] = [0, 0]
    while (worked < ROUND)
      for (const path of paths) {
        const scope = scopeOf(walk)
        const began = performance.now()
        follow(walk.machine, start, path, scope)
        worked += performance.now() - began
        events += path.length
      }
    return events / (worked / 1000)
  }
  round()
  const rates = Array.from({ length: rounds }, round)
  return {
    machine: machine.id,
    paths: paths.length,
    'thousand events/s': short(median(rates) / 1000),
    'µs per event': short(1e6 / median(rates)),
  }
}

type Scope = Parameters<AnyStateMachine['transition']>[2]

/** The actor scope of a transition. XState's pure functions make one scope per event, which would take most of the time. */
function scopeOf(walk: Walk<AnyStateMachine>): Scope {
  const self = createActor(walk.machine, { input: walk.input })
  const nothing = () => undefined
  return {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  } as unknown as Scope
}

function follow(
  machine: AnyStateMachine,
  start: AnyMachineSnapshot,
  path: AnyEventObject[],
  scope: Scope,
): void {
  path.reduce((snapshot, event) => machine.transition(snapshot, event, scope) as AnyMachineSnapshot, start)
}
