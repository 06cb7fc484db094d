import { machines as listed } from 'virtual:machine-catalogue'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { takenTransitions } from '@/shared/lib/machine'
import {
  type Box,
  type ChartLayout,
  type Point,
  chartNames,
  loadChart,
  stateId,
  transitionId,
} from '@/shared/lib/statechart'
import { copiedMachine } from '@machines/copied'
import { createActor, SimulatedClock } from 'xstate'
import { nodesOf } from '../machines/kit'
import { machines } from '../machines/kit/machines'
import { charts } from '../../scripts/machines/charts'
import { machineDocs } from '../../scripts/machines/docs'
import { headerOf } from '../../scripts/machines/header'

// The catalogue, the inspector and the documentation show the machines as they are.

const chartOf = async (name: string): Promise<ChartLayout> => {
  const chart = await loadChart(name)
  if (!chart) throw new Error(`${name} has no chart`)
  return chart
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const lies = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 0.2 &&
  inner.y + inner.height <= outer.y + outer.height + 0.2

const boxOf = (states: ChartLayout['states'], id: string) => states.find((state) => state.id === id)

/** A point on or in a box. */
const touches = (point: Point | undefined, box: Box | undefined) =>
  point !== undefined &&
  box !== undefined &&
  lies({ x: point[0], y: point[1], width: 0, height: 0 }, grown(box))

/** By what rounding takes. */
const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - 0.2,
  y: y - 0.2,
  width: width + 0.4,
  height: height + 0.4,
})

const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))

describe.each(machines.map((machine) => [machine.id, machine] as const))('the chart of %s', (id, machine) => {
  it('has every state once, inside its parent, without overlaps', async () => {
    const { states, width, height } = await chartOf(id)
    expect(states.map((state) => state.id).sort()).toEqual(nodesOf(machine).map(stateId).sort())
    for (const state of states) {
      const parent = states.find((one) => one.id === state.parent) ?? { x: 0, y: 0, width, height }
      expect(lies(state, parent), `${state.id} lies in its parent`).toBe(true)
    }
    const over = pairs(states).filter(([one, other]) => one.parent === other.parent && meet(one, other))
    expect(over.map(([one, other]) => `${one.id} over ${other.id}`)).toEqual([])
  })

  it('draws every transition once: as an arrow from its source to its target, or as a line in its state', async () => {
    const { states, transitions } = await chartOf(id)
    const known = nodesOf(machine).flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((one) => transitionId(one)),
    )
    expect(transitions.map((transition) => transition.id).sort()).toEqual(known.sort())
    for (const { id: name, source, targets, arrows } of transitions) {
      const lines = states.filter(({ lines }) => lines.some((line) => line.transition === name))
      expect(
        lines.map((state) => state.id),
        name,
      ).toEqual(targets.length === 0 ? [source] : [])
      expect(
        arrows.map(({ target }) => target),
        name,
      ).toEqual(targets)
      for (const { points, target } of arrows) {
        const [begin, end] = [points[0], points.at(-1)]
        expect([touches(begin, boxOf(states, source)), touches(end, boxOf(states, target))], name).toEqual([
          true,
          true,
        ])
      }
    }
  })

  it('has every label inside the drawing, and no label over a foreign state or another label', async () => {
    const { states, transitions, width, height } = await chartOf(id)
    const labels = transitions.flatMap(({ id: name, arrows }) =>
      arrows.map(({ label }) => ({ name, ...label })),
    )
    const leaves = states.filter((state) => !states.some(({ parent }) => parent === state.id))
    const bad = [
      ...labels
        .filter((label) => !lies(label, { x: 0, y: 0, width, height }))
        .map(({ name }) => `${name} is outside`),
      ...labels.flatMap((label) =>
        leaves.filter((leaf) => meet(label, leaf)).map((leaf) => `${label.name} over ${leaf.id}`),
      ),
      ...pairs(labels)
        .filter(([one, other]) => meet(one, other))
        .map(([one, other]) => `${one.name} over ${other.name}`),
    ]
    expect(bad).toEqual([])
  })
})

describe('a taken transition', () => {
  it('has the same name as in the chart', () => {
    const taken: string[] = []
    const actor = createActor(copiedMachine, {
      clock: new SimulatedClock(),
      inspect: (event) => taken.push(...takenTransitions(event).map(transitionId)),
    }).start()
    actor.send({ type: 'copy', text: 'x' })
    ;(actor.clock as SimulatedClock).increment(10_000)
    expect(taken).toEqual(['idle|copy|0', 'copying|after CLIPBOARD_TIMEOUT|0'])
  })
})

describe('the catalogue', () => {
  const folders = readdirSync('machines', { withFileTypes: true }).filter((entry) => entry.isDirectory())

  it('has every machine of the folder, with its header and its numbers', () => {
    expect(chartNames).toEqual(folders.map(({ name }) => name).sort())
    expect(listed.map(({ name }) => name)).toEqual(chartNames)
    for (const machine of machines) {
      const { about, rendered, covers, states } = listed.find(({ name }) => name === machine.id) ?? {}
      expect([about, rendered, covers]).toEqual([expect.any(String), expect.any(String), expect.any(String)])
      expect(states).toBe(nodesOf(machine).length - 1)
    }
  })

  it('has no chart for a file without a machine', async () => expect(await loadChart('toString')).toBeNull())

  it('reads headers, including ranges of ids', () => {
    const header =
      '// A form.\n// Rendered by /signin.\n// Covers SIN-02 to SIN-04, SIN-06 and others.\nimport'
    expect(headerOf(header, 'form')).toMatchObject({
      about: 'A form.',
      specs: ['SIN-02', 'SIN-03', 'SIN-04', 'SIN-06'],
    })
    expect(() => headerOf('import', 'form')).toThrow('form.machine.ts has no header')
  })
})

describe('machineDocs', () => {
  it('writes a page with a chart for each machine, and an index', async () => {
    const { drawn } = await charts()
    const files = machineDocs(drawn, listed)
    expect([...files.keys()]).toEqual(['README.md', ...drawn.map(({ name }) => `${name}.md`)])
    expect(files.get('README.md')).toContain('[sign-in](sign-in.md)')
    expect(files.get('sign-in.md')).toContain('```mermaid\nstateDiagram-v2')
  })
})
