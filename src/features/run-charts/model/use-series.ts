import { useEffect, useRef } from 'react'
import { readSeries } from '@/entities/run'
import type { MetricSeries, SeriesAxis } from '@/entities/run/model'
import { type ActorRefFrom, shallowEqual, useAskAgain, usePageActorOf } from '@/shared/lib/machine'
import { useWhileVisible } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'

export interface SeriesQuestion {
  /** Ids of runs. */
  runs: readonly string[]
  metric: string
  axis: SeriesAxis
}

/** One metric of some runs. */
export const metricSeriesMachine = createAskMachine<SeriesQuestion, MetricSeries[]>({
  id: 'metric-series',
  timeout: 30_000,
  atOnce: true,
})

export type MetricSeriesActor = ActorRefFrom<typeof metricSeriesMachine>

/** Parts of a line; one run has finer parts than each of several. */
const BUCKETS = 300
const BUCKETS_COMPARED = 120
const LIVE = 5000

/** The values of a metric, read again while a run is `live`, and when `newest`, the newest values, are others. */
export function useSeries(question: SeriesQuestion, live: boolean, newest: string): MetricSeriesActor {
  const { runs, metric, axis } = question
  const actor = usePageActorOf(metricSeriesMachine, metric, {
    input: { question },
    effects: {
      actors: {
        answer: ({ input: { question: asked }, signal }) =>
          readSeries(
            asked.runs,
            asked.metric,
            { axis: asked.axis, buckets: asked.runs.length > 1 ? BUCKETS_COMPARED : BUCKETS },
            signal,
          ),
      },
    },
  })
  const last = useRef(question)
  useEffect(() => {
    const before = last.current
    const same = before.axis === axis && before.metric === metric && shallowEqual(before.runs, runs)
    if (same) return
    last.current = { runs, metric, axis }
    actor.send({ type: 'ask', question: last.current })
  }, [actor, runs, metric, axis])
  const askAgain = useAskAgain(actor)
  const shown = useRef(newest)
  useEffect(() => {
    if (shown.current === newest) return
    shown.current = newest
    askAgain()
  }, [askAgain, newest])
  useWhileVisible(live, LIVE, askAgain)
  return actor
}
