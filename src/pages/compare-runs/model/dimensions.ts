import { formatMetric, type Run } from '@/entities/run/model'

/** A parameter or metric of some runs, as an axis that they are drawn on. */
export interface Dimension {
  /** `param:lr` or `metric:loss`, as addresses name it. */
  id: string
  label: string
  /** The place of each run between 0 and 1; null where a run has no value that can be drawn. */
  places: (number | null)[]
  /** The value of each run, as people read it. */
  texts: (string | null)[]
  /** The ends and the middle of an axis of numbers, or the texts of another axis. */
  ticks: { place: number; text: string }[]
}

/** Most texts of an axis that are written beside it. */
const MOST_TICKS = 8

const valueOf = <T>(record: Record<string, T>, key: string): T | null =>
  Object.hasOwn(record, key) ? (record[key] as T) : null

const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text))

function numbers(values: readonly (number | null)[]): Pick<Dimension, 'places' | 'ticks'> {
  const finite = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...finite), Math.max(...finite)]
  const place = (value: number) => (high === low ? 0.5 : (value - low) / (high - low))
  const ends = high === low ? [low] : [low, (low + high) / 2, high]
  return {
    places: values.map((value) => (value === null ? null : place(value))),
    ticks: ends.map((value) => ({ place: place(value), text: formatMetric(value) })),
  }
}

function words(values: readonly (string | null)[]): Pick<Dimension, 'places' | 'ticks'> {
  const all = [...new Set(values.filter((value) => value !== null))].sort()
  const places = new Map(all.map((text, at) => [text, all.length === 1 ? 0.5 : at / (all.length - 1)]))
  const every = Math.ceil(all.length / MOST_TICKS)
  return {
    places: values.map((value) => (value === null ? null : (places.get(value) ?? null))),
    ticks: all.flatMap((text, at) => (at % every === 0 ? [{ text, place: places.get(text) ?? 0 }] : [])),
  }
}

/** The parameters and metrics that runs can be drawn by: first those that differ, parameters before metrics. */
export function dimensionsOf(runs: readonly Run[]): Dimension[] {
  const keys = (of: (run: Run) => object) => [...new Set(runs.flatMap((run) => Object.keys(of(run))))].sort()
  const params = keys((run) => run.params).map((key): Dimension => {
    const texts = runs.map((run) => valueOf(run.params, key))
    const isNumber = texts.every((text) => text === null || isNumeric(text))
    const drawn = isNumber
      ? numbers(texts.map((text) => (text === null ? null : Number(text))))
      : words(texts)
    return { id: `param:${key}`, label: key, texts, ...drawn }
  })
  const metrics = keys((run) => run.metrics).flatMap((key): Dimension[] => {
    const values = runs.map((run) => valueOf(run.metrics, key))
    const finite = values.map((value) => (typeof value === 'number' ? value : null))
    if (finite.every((value) => value === null)) return []
    const texts = values.map((value) => (value === null ? null : formatMetric(value)))
    return [{ id: `metric:${key}`, label: key, texts, ...numbers(finite) }]
  })
  const differs = ({ texts }: Dimension) => texts.some((text) => text !== texts[0])
  const all = [...params, ...metrics]
  return [...all.filter(differs), ...all.filter((one) => !differs(one))]
}

/** Axes that are drawn at once at most, and those that are drawn until others are chosen. */
export const MOST_AXES = 10
const FIRST_AXES = 5

/** The ids of the axes of the parallel coordinates, and of the two axes of the scatter plot. */
export interface PlotChoice {
  axes: string[]
  x: string
  y: string
}

/** The choice of an address. Axes are chosen here when it names none, or an axis that no run has. */
export function choiceOf(query: URLSearchParams, dimensions: readonly Dimension[]): PlotChoice {
  const known = new Set(dimensions.map(({ id }) => id))
  const asked = [...new Set(query.getAll('axis'))].filter((id) => known.has(id)).slice(0, MOST_AXES)
  const metrics = dimensions.filter(({ id }) => id.startsWith('metric:')).map(({ id }) => id)
  const params = dimensions.filter(({ id }) => id.startsWith('param:')).map(({ id }) => id)
  const firstMetrics = metrics.slice(0, Math.max(1, FIRST_AXES - Math.min(params.length, 3)))
  const first = [...params.slice(0, FIRST_AXES - firstMetrics.length), ...firstMetrics]
  const one = (name: string, other: string) => {
    const id = query.get(name) ?? ''
    return known.has(id) ? id : other
  }
  const ids = dimensions.map(({ id }) => id)
  const y = one('y', metrics[0] ?? ids[0] ?? '')
  const x = one('x', params[0] ?? ids.find((id) => id !== y) ?? y)
  return { axes: asked.length > 0 ? asked : first, x, y }
}

/** The search of the address that opens a choice. */
export function searchOf(query: URLSearchParams, change: Partial<PlotChoice>): URLSearchParams {
  const next = new URLSearchParams(query)
  if (change.x !== undefined) next.set('x', change.x)
  if (change.y !== undefined) next.set('y', change.y)
  if (change.axes) {
    next.delete('axis')
    for (const id of change.axes) next.append('axis', id)
  }
  return next
}
