import type { DatePart } from '../prepare/dates'
import type { FeaturePlan, Plan } from '../prepare/plan'
import { columnOf } from '../table/table'
import type { Column, Table } from '../types'
import { type Graph, TYPE } from './graph'

/** Writes the preparation: inputs by column (numbers as float, categories as string, dates as double), one matrix of features. */
export function writePreparation(
  graph: Graph,
  plan: Plan,
  table: Pick<Table, 'columns'>,
  names: readonly string[],
): string {
  const used = names.map((name) => columnOf({ rows: 0, columns: table.columns }, name))
  const inputs = new Map(used.map((column) => [column.name, graph.input(column.name, inputType(column))]))
  const dates = new Map<string, DateNodes>()
  const input = (name: string) => inputs.get(name) as string
  const dateOf = (name: string) => {
    const known = dates.get(name) ?? dateNodes(graph, input(name))
    dates.set(name, known)
    return known
  }
  const isDate = (name: string) => used.find((column) => column.name === name)?.kind === 'date'

  const one = (feature: FeaturePlan): string => {
    const from = input(feature.column)
    if (feature.from === 'rank')
      return graph.node('LabelEncoder', [from], {
        keys_strings: feature.levels,
        values_floats: Float32Array.from(feature.ranks),
        default_float: Number.NaN,
      })
    if (feature.from === 'missing')
      return graph.node('Cast', [graph.node('IsNaN', [from])], { to: { int: TYPE.float } })
    if (feature.from === 'level') throw new Error('Levels are written together')
    const value =
      feature.part && isDate(feature.column) ? partNodes(graph, dateOf(feature.column), feature.part) : from
    return feature.fill === null
      ? value
      : graph.node('Imputer', [value], {
          imputed_value_floats: Float32Array.of(feature.fill),
          replaced_value_float: Number.NaN,
        })
  }

  const parts: string[] = []
  for (let at = 0; at < plan.features.length; at++) {
    const feature = plan.features[at] as FeaturePlan
    if (feature.from !== 'level') {
      parts.push(one(feature))
      continue
    }
    // The levels of a column are next to each other.
    const levels: string[] = []
    for (let next = plan.features[at]; next?.from === 'level' && next.column === feature.column; ) {
      levels.push(next.level)
      next = plan.features[at + levels.length]
    }
    at += levels.length - 1
    const encoded = graph.node('OneHotEncoder', [input(feature.column)], {
      cats_strings: levels,
      zeros: { int: 1 },
    })
    parts.push(graph.node('Reshape', [encoded, graph.constant('int64', [-1, levels.length])]))
  }
  const matrix = parts.length > 1 ? graph.node('Concat', parts, { axis: { int: 1 } }) : (parts[0] as string)
  return plan.offset && plan.scale
    ? graph.node('Scaler', [matrix], { offset: plan.offset, scale: plan.scale })
    : matrix
}

const inputType = ({ kind }: Column) =>
  kind === 'category' ? 'string' : kind === 'date' ? 'double' : 'float'

interface DateNodes {
  isMissing: string
  ms: string
  /** Days since 1970, as a double and as an int64; 0 where the date is missing. */
  days: string
  whole: string
}

function dateNodes(graph: Graph, input: string): DateNodes {
  const isMissing = graph.node('IsNaN', [input])
  const ms = graph.node('Where', [isMissing, graph.constant('double', [0]), input])
  const days = graph.node('Floor', [graph.node('Div', [ms, graph.constant('double', [86_400_000])])])
  return { isMissing, ms, days, whole: graph.node('Cast', [days], { to: { int: TYPE.int64 } }) }
}

/** The steps of `partOf`. */
function partNodes(graph: Graph, { isMissing, ms, days, whole }: DateNodes, part: DatePart): string {
  const int = (value: number) => graph.constant('int64', [value])
  const node = (type: string, one: string, other: number | string) =>
    graph.node(type, [one, typeof other === 'number' ? int(other) : other])
  const known = (value: string) =>
    graph.node('Where', [
      isMissing,
      graph.constant('float', [Number.NaN]),
      graph.node('Cast', [value], { to: { int: TYPE.float } }),
    ])
  if (part === 'day') return known(days)
  if (part === 'hour') {
    const start = graph.node('Mul', [days, graph.constant('double', [86_400_000])])
    const rest = graph.node('Sub', [ms, start])
    return known(graph.node('Floor', [graph.node('Div', [rest, graph.constant('double', [3_600_000])])]))
  }
  const shifted = node('Add', whole, 719_468)
  if (part === 'weekday') return known(node('Mod', node('Add', shifted, 3), 7))
  const ofEra = node('Mod', shifted, 146_097)
  const leapless = node(
    'Sub',
    node('Add', node('Sub', ofEra, node('Div', ofEra, 1460)), node('Div', ofEra, 36_524)),
    node('Div', ofEra, 146_096),
  )
  const year = node('Div', leapless, 365)
  const before = node(
    'Sub',
    node('Add', node('Mul', year, 365), node('Div', year, 4)),
    node('Div', year, 100),
  )
  const ofYear = node('Sub', ofEra, before)
  const month = node('Div', node('Add', node('Mul', ofYear, 5), 2), 153)
  return known(node('Add', node('Mod', node('Add', month, 2), 12), 1))
}
