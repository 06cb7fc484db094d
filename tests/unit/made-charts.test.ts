import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../../scripts/machines/outline'
import type { AnyStateMachine } from '@/shared/lib/machine'
import { chartNames, loadChart } from '@/shared/lib/statechart'

// A page makes its form or its question with the maker of a shared machine and names it: `contact`, `recovery`, `docs-search`.
// The inspector draws those as well as the machines that have a folder.

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file: `src/${file.replaceAll('\\', '/')}`, text: readFileSync(`src/${file}`, 'utf8') }))

/** Where a machine is made: `createFormMachine<Message>({`, `createAskMachine({`. A type, `typeof createAskMachine<string>`, makes none. */
const MAKES = /(?<!typeof )\bcreate(?:[A-Z]\w*)?Machine(?:<[^]*?>)?\(/g
const makers = sources
  .map(({ file, text }) => ({ file, made: [...text.matchAll(MAKES)].length }))
  .filter(({ made }) => made > 0)

const found = await Promise.all(
  makers.map(async ({ file, made }) => {
    const module = (await import(/* @vite-ignore */ resolve(file))) as Record<string, unknown>
    return { file, made, machines: Object.values(module).filter(isMachine) }
  }),
)

describe.each(found.map((one) => [one.file, one] as const))('%s', (_, { made, machines }) => {
  it('exports every machine that it creates', () => expect(machines).toHaveLength(made))

  it.each(machines.map((machine) => [machine.id, machine] as const))(
    'has a chart of %s: its states, transitions and waits',
    async (id, machine) => {
      const chart = await loadChart(id)
      const { states, transitions, delays } = outlineOf(machine)
      expect(chart?.machine).toBe(id)
      expect(chart?.states.map((state) => state.id)).toEqual(states.map((state) => state.id))
      expect(chart?.transitions.map((one) => [one.id, one.targets])).toEqual(
        transitions.map((one) => [one.id, one.targets]),
      )
      expect(chart?.delays).toEqual(delays)
    },
  )
})

describe('the names of charts', () => {
  const ids = found.flatMap(({ machines }) => machines.map(({ id }) => id))

  it('are distinct', () => {
    expect(ids.length).toBeGreaterThan(25)
    const all = [...ids, ...chartNames]
    expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([])
  })

  it('in the catalogue are those of the machine folders only', () =>
    expect(chartNames.filter((name) => ids.includes(name))).toEqual([]))
})
