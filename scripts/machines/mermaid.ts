import type { ChartLayout, PlacedState, PlacedTransition } from '../../src/shared/lib/statechart/layout.ts'
import { causeOf } from './words.ts'

/** The chart as a `stateDiagram-v2` of Mermaid. */
export function mermaidOf(chart: ChartLayout): string {
  const root = chart.states.find(({ parent }) => parent === null)
  if (!root) throw new Error(`${chart.machine} has no states`)
  const body = root.type === 'parallel' ? blockOf(root, chart, '  ') : insideOf(root, chart, '  ')
  const across = chart.transitions.filter(({ targets }) => targets.length > 0)
  return ['stateDiagram-v2', ...body, ...across.flatMap((one) => arrowsOf(one, chart))].join('\n')
}

const nameOf = (id: string) => (id === '' ? 'machine' : id.replace(/\W/g, '_'))
/** Stands for whatever state one is in: Mermaid draws no arrow from a state to one inside it. */
const anyOf = (id: string) => `${nameOf(id)}__any`

const isInside = (state: string, other: string) =>
  state !== other && (other === '' || state.startsWith(`${other}.`))

const childrenOf = (state: PlacedState, chart: ChartLayout) =>
  chart.states.filter(({ parent }) => parent === state.id)

function blockOf(state: PlacedState, chart: ChartLayout, indent: string): string[] {
  const declared = `${indent}state "${state.name}" as ${nameOf(state.id)}`
  if (childrenOf(state, chart).length === 0)
    return [declared, ...textOf(state).map((text) => `${indent}${nameOf(state.id)} : ${text}`)]
  return [`${declared} {`, ...insideOf(state, chart, `${indent}  `), `${indent}}`]
}

function insideOf(state: PlacedState, chart: ChartLayout, indent: string): string[] {
  const children = childrenOf(state, chart)
  const blocks = children.map((child) => blockOf(child, chart, indent))
  const regions =
    state.type === 'parallel'
      ? blocks.flatMap((block, at) => (at > 0 ? [`${indent}--`, ...block] : block))
      : blocks.flat()
  const lines = textOf(state)
  const leads = chart.transitions.some(
    ({ source, targets }) =>
      source === state.id && targets.some((target) => target !== '' && isInside(target, source)),
  )
  return [
    ...(state.initial === null ? [] : [`${indent}[*] --> ${nameOf(state.initial)}`]),
    ...(leads || lines.length > 0 ? [`${indent}state "in any state" as ${anyOf(state.id)}`] : []),
    ...lines.map((text) => `${indent}${anyOf(state.id)} : ${text}`),
    ...regions,
    ...children.filter(({ type }) => type === 'final').map(({ id }) => `${indent}${nameOf(id)} --> [*]`),
  ]
}

/** Mermaid ends a text at a semicolon, and takes a colon for its beginning. */
const plain = (text: string) => text.replace(/[;:#]/g, ' ')

const textOf = ({ lines }: PlacedState): string[] => lines.map(({ text }) => plain(text))

function arrowsOf(transition: PlacedTransition, chart: ChartLayout): string[] {
  const words = plain(causeOf(transition) + (transition.guard ? ` [${transition.guard}]` : ''))
  const endOf = (id: string, other: string) => {
    const holds = chart.states.some(({ parent }) => parent === id)
    return id === '' || (holds && (isInside(other, id) || other === id)) ? anyOf(id) : nameOf(id)
  }
  return transition.targets.map(
    (target) => `  ${endOf(transition.source, target)} --> ${endOf(target, transition.source)} : ${words}`,
  )
}
