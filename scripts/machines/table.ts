import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnMachine } from '../../src/shared/lib/statechart/catalogue.ts'
import type { ChartLayout } from '../../src/shared/lib/statechart/layout.ts'
import { root } from './files.ts'

/** How many there are of something, and how many of them were seen to. */
type Count = [seen: number, all: number]

const sum = (counts: readonly Count[]): Count =>
  counts.reduce<Count>(([seen, all], [more, others]) => [seen + more, all + others], [0, 0])

const text = ([seen, all]: Count) => (seen === all ? `${all}` : `${seen} of ${all}`)

/** What is drawn, told by stories and walked by generated paths, over all machines. */
export function tableOf(machines: readonly DrawnMachine[]): string {
  const charts = machines.map(({ chart }) => chart)
  const told = storiedStates()
  const alone = machines.filter(
    ({ header }) => !/through its parents|pages that make one/.test(header.rendered),
  )
  const withStories = alone.map(({ chart }) => chart).filter(({ machine }) => told.has(machine))
  const walked = coverage()
  return [
    `machines     ${machines.length}`,
    `states       ${charts.flatMap(({ states }) => states).length - machines.length}, drawn ${text(sum(charts.map(drawnStates)))}`,
    `transitions  ${charts.flatMap(({ transitions }) => transitions).length}, drawn ${text(sum(charts.map(drawnTransitions)))}`,
    `with a story ${text(sum(withStories.map((chart) => toldStates(chart, told.get(chart.machine)))))} leaf states that stay, of ${withStories.length} machines; the others are seen inside these`,
    walked
      ? `walked       ${text(walked.states)} leaf states and ${text(walked.transitions)} transitions that can be reached, of ${walked.machines} machines`
      : 'walked       not known here: run `npm test -- unit` first',
  ].join('\n')
}

const drawnStates = ({ states }: ChartLayout): Count => {
  const own = states.filter(({ parent }) => parent !== null)
  return [own.filter(({ width, height }) => width > 0 && height > 0).length, own.length]
}

const drawnTransitions = ({ states, transitions }: ChartLayout): Count => {
  const lines = new Set(states.flatMap((state) => state.lines.map(({ transition }) => transition)))
  const isDrawn = ({ id, arrows }: ChartLayout['transitions'][number]) => arrows.length > 0 || lines.has(id)
  return [transitions.filter(isDrawn).length, transitions.length]
}

/** Leaf states that are neither an end nor passed through at once. */
function toldStates({ states, transitions }: ChartLayout, told: ReadonlySet<string> | undefined): Count {
  const stays = states.filter(
    ({ id, name, type }) =>
      type === 'atomic' &&
      !(name === 'starting' && transitions.every(({ source, kind }) => source !== id || kind === 'always')),
  )
  return [stays.filter(({ id }) => told?.has(id)).length, stays.length]
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The states that stories name by `at('…')`, by machine. */
function storiedStates(): Map<string, Set<string>> {
  const told = new Map<string, Set<string>>()
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.stories.tsx')) continue
    const story = readFileSync(join(root, 'src', file), 'utf8')
    const states = [...story.matchAll(/\b(?:at|\w+At|\))\(\s*'([^']+)'/g)].flatMap(([, state = '']) =>
      state.split('&').map((region) => region.trim()),
    )
    for (const [, name = ''] of story.matchAll(/\b(\w+)Machine\b/g)) {
      const machine = kebab(name)
      told.set(machine, new Set([...(told.get(machine) ?? []), ...states]))
    }
  }
  return told
}

interface Walked {
  machine: string
  states: Count
  transitions: Count
}

/** What the last unit run walked; null when there was none. */
function coverage() {
  const file = join(root, 'node_modules/.cache/orrery/machine-coverage.jsonl')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const walked = new Map(lines.map((line) => JSON.parse(line) as Walked).map((one) => [one.machine, one]))
  return {
    machines: walked.size,
    states: sum([...walked.values()].map(({ states }) => states)),
    transitions: sum([...walked.values()].map(({ transitions }) => transitions)),
  }
}
