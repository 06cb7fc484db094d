import type { DrawnMachine, MachineSummary } from '../../src/shared/lib/statechart/catalogue.ts'
import type { ChartLayout, PlacedState } from '../../src/shared/lib/statechart/layout.ts'
import { mermaidOf } from './mermaid.ts'
import { causeOf, duration } from './words.ts'

const NOTE = '<!-- Written by `npm run docs:machines` from the machines themselves. -->'

/** The files of `docs/machines`, by their names. */
export function machineDocs(
  machines: readonly DrawnMachine[],
  summaries: readonly MachineSummary[],
): Map<string, string> {
  const pages = machines.map(({ name, chart }): [string, string] => {
    const summary = summaries.find((one) => one.name === name)
    if (!summary) throw new Error(`${name} has no summary`)
    return [`${name}.md`, pageOf(summary, chart)]
  })
  return new Map([['README.md', indexOf(summaries)], ...pages])
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function indexOf(machines: readonly MachineSummary[]): string {
  const states = sum(machines.map(({ states }) => states))
  const transitions = sum(machines.map(({ transitions }) => transitions))
  const rows = machines.map(({ name, about, states, transitions }) => [
    `[${name}](${name}.md)`,
    about,
    String(states),
    String(transitions),
  ])
  return page([
    NOTE,
    '# Machines',
    `${machines.length} machines, ${states} states, ${transitions} transitions. The app shows them at \`/machines\`, where each can be run alone.`,
    table(['machine', 'what it models', 'states', 'transitions'], rows),
  ])
}

function pageOf(
  { name, about, rendered, covers, routes, stories }: MachineSummary,
  chart: ChartLayout,
): string {
  const states = chart.states.filter(({ parent }) => parent !== null)
  const places = [
    `- ${rendered}`,
    `- ${covers}`,
    ...(routes.length > 0 ? [`- Pages: ${routes.map(code).join(', ')}`] : []),
    ...(stories.length > 0 ? [`- Storybook: ${stories.join('; ')}`] : []),
    `- In the app: \`/machines/${name}\``,
  ]
  const delays = Object.entries(chart.delays).map(([delay, ms]) => [
    code(delay),
    ms === null ? 'computed as it starts' : `${duration(ms)}`,
  ])
  return page([
    NOTE,
    `# ${name}`,
    about,
    places.join('\n'),
    '## Chart',
    ['```mermaid', mermaidOf(chart), '```'].join('\n'),
    ...section(
      'States',
      ['state', 'kind', 'does'],
      states.map((state) => stateRow(state, chart)),
    ),
    ...section(
      'Events',
      ['event', 'from', 'to', 'guard', 'actions'],
      chart.transitions.map((one) => [
        code(causeOf(one)),
        one.source || name,
        one.targets.join(', ') || 'stays',
        one.guard ?? '',
        one.actions.join(', '),
      ]),
    ),
    ...section('Delays', ['delay', 'how long'], delays),
  ])
}

const KINDS: Record<PlacedState['type'], string> = {
  atomic: '',
  compound: 'holds states',
  parallel: 'parallel regions',
  final: 'final',
  history: 'history',
}

const stateRow = (state: PlacedState, { states }: ChartLayout): string[] => [
  code(state.id),
  [KINDS[state.type], states.some(({ initial }) => initial === state.id) ? 'initial' : '']
    .filter(Boolean)
    .join(', '),
  [
    ...state.lines.filter(({ kind }) => kind !== 'transition').map(({ text }) => text.replace(' / ', ' ')),
    ...(state.tags.length > 0 ? [`tagged ${state.tags.join(', ')}`] : []),
  ].join(', '),
]

const section = (title: string, head: string[], rows: string[][]): string[] =>
  rows.length === 0 ? [] : [`## ${title}`, table(head, rows)]

const code = (text: string) => `\`${text}\``

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

const page = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`
