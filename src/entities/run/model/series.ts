import { array, type InferOutput, number, object, pipe, string, transform, tuple } from 'valibot'

export type SeriesAxis = 'step' | 'time'

const bucketSchema = pipe(
  tuple([number(), number(), number(), number(), number(), number()]),
  transform(([from, to, min, max, mean, count]) => ({ from, to, min, max, mean, count })),
)
/** Neighbouring points of a metric as one: steps or times, ms since 1970, and the values between them. */
export type Bucket = InferOutput<typeof bucketSchema>

const oneSeries = pipe(
  object({ run: string(), points: number(), not_finite: number(), buckets: array(bucketSchema) }),
  transform(({ not_finite, ...series }) => ({ ...series, notFinite: not_finite })),
)
/** The values of a metric of one run. Points that are no finite number are counted and not drawn. */
export type MetricSeries = InferOutput<typeof oneSeries>

export const seriesSchema = object({ key: string(), series: array(oneSeries) })

/**
 * Evens a line out: each value is a mean of all values so far, in which a value counts `weight` times less for each
 * place that it is away. A weight of 0 changes nothing; weights stay below 1.
 */
export function smoothed(values: readonly number[], weight: number): number[] {
  let sum = 0
  let share = 0
  return values.map((value) => {
    sum = sum * weight + (1 - weight) * value
    share = share * weight + (1 - weight)
    return sum / share
  })
}
