import { readRuns } from '@/entities/run'
import { isRunning, type Run } from '@/entities/run/model'
import { type ActorRefFrom, useAskAgain, usePageActor, useSelector } from '@/shared/lib/machine'
import { useWhileVisible } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'

/** Runs in one comparison. */
export const MOST_RUNS = 100
/** Of these, so many have a column in the table of differences and a line in the charts of metrics. */
export const MOST_BESIDE = 20

/** Some runs by their ids; those that the user may not read are left out. */
export const comparedRunsMachine = createAskMachine<readonly string[], Run[]>({
  id: 'compared-runs',
  timeout: 20_000,
  atOnce: true,
})
export type ComparedRunsActor = ActorRefFrom<typeof comparedRunsMachine>

const LIVE = 5000

/** The ids of an address: `a,b,c`. */
export const idsOf = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').filter((id) => id !== ''))].slice(0, MOST_RUNS)

/** The workspace whose notices announce each change of the runs; null when they belong to several. */
export function workspaceOf(runs: readonly Run[]): string | null {
  const [first] = runs
  return first && runs.every(({ workspaceId }) => workspaceId === first.workspaceId)
    ? first.workspaceId
    : null
}

/** The runs of an address, read again while one of them goes on, unless notices of changes are `followed`. `text` is `a,b,c`. */
export function useComparedRuns(text: string, followed: boolean): ComparedRunsActor {
  const actor = usePageActor(comparedRunsMachine, {
    input: { question: idsOf(text) },
    effects: {
      actors: {
        answer: ({ input, signal }) => readRuns(input.question, signal),
      },
    },
  })
  const goesOn = useSelector(actor, ({ context: { answer } }) => answer?.some(isRunning) ?? false)
  useWhileVisible(goesOn && !followed, LIVE, useAskAgain(actor))
  return actor
}
