import type { AnyStateMachine } from 'xstate'
import type { Walk } from '../stage'
import { collecting } from '../collecting'

// Stands in for Vitest while a machine's test file is imported with `?collect`: its hand-written tests become
// functions that can run again and again, against one changed machine after another.

export * from 'vitest'

export interface Collected {
  journeys: { name: string; run: () => unknown }[]
  walks: Walk<AnyStateMachine>[]
}

type Body = (...args: never[]) => unknown

let collected: Collected = { journeys: [], walks: [] }
let title: string[] = []

/** A file says what it consists of when it is imported, which happens once. */
const known = new Map<() => Promise<unknown>, Collected>()

/** Collects the journeys and walks of the test file that `load` imports. Files are collected one after another. */
export async function collectTests(load: () => Promise<unknown>): Promise<Collected> {
  const before = known.get(load)
  if (before) return before
  collected = { journeys: [], walks: [] }
  known.set(load, collected)
  collecting.current = { it, walk: (walk) => collected.walks.push(walk) }
  await load()
  collecting.current = null
  return collected
}

export function describe(name: string, body: () => void): void {
  title = [...title, name]
  body()
  title = title.slice(0, -1)
}

export function it(name: string, body: Body): void {
  collected.journeys.push({ name: [...title, name].join(' > '), run: body as () => unknown })
}

const each =
  (register: (name: string, body: () => void) => void) =>
  (cases: readonly unknown[]) =>
  (name: string, body: Body) => {
    for (const [index, one] of cases.entries())
      register(`${name} (${index + 1})`, () => body(...((Array.isArray(one) ? one : [one]) as never[])))
  }

it.each = each(it)
describe.each = each(describe)

export const test = it
