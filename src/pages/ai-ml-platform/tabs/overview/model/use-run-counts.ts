import { readRunCounts } from '@/entities/run'
import type { RunCounts } from '@/entities/run/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'

/** How many runs the workspace has. */
export const runCountsMachine = createAskMachine<undefined, RunCounts>({
  id: 'run-counts',
  timeout: 15_000,
  atOnce: true,
})
export type RunCountsActor = ActorRefFrom<typeof runCountsMachine>

export function useRunCounts(workspace: string): RunCountsActor {
  return usePageActor(runCountsMachine, {
    input: { question: undefined },
    effects: { actors: { answer: ({ signal }) => readRunCounts(workspace, signal) } },
  })
}
