import { readExperiments, readRunKeys, saveRuns, searchRuns } from '@/entities/run'
import { ALL_RUNS, type Experiment, type RunKeys } from '@/entities/run/model'
import { useLiveRuns } from '@/features/live-runs'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { usePageVisibility } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'
import { runExportMachine } from '@machines/run-export'
import { runListMachine } from '@machines/run-list'

export type RunListActor = ActorRefFrom<typeof runListMachine>

/** The experiments for the filter, and the names for the columns. */
export interface RunChoices {
  experiments: Experiment[]
  keys: RunKeys
}

export const runChoicesMachine = createAskMachine<undefined, RunChoices>({
  id: 'run-choices',
  timeout: 15_000,
  atOnce: true,
})
export type RunChoicesActor = ActorRefFrom<typeof runChoicesMachine>

/** The runs of a workspace, read again while the page is visible. */
export function useRunList(workspace: string): RunListActor {
  const list = usePageActor(runListMachine, {
    input: { query: ALL_RUNS },
    effects: {
      actors: {
        readRuns: ({ input: { query, from, size }, signal }) =>
          searchRuns(workspace, query, { from, size }, signal),
      },
    },
  })
  usePageVisibility((visible) => list.send({ type: visible ? 'page.show' : 'page.hide' }))
  useLiveRuns(workspace, () => list.send({ type: 'runs.changed' }))
  return list
}

export type RunExportActor = ActorRefFrom<typeof runExportMachine>

/** Exports runs of a workspace. */
export const useRunExport = (workspace: string): RunExportActor =>
  usePageActor(runExportMachine, {
    effects: {
      actors: {
        readPage: ({ input: { query, from, size }, signal }) =>
          searchRuns(workspace, query, { from, size }, signal),
        save: ({ input: { rows, format }, signal }) => saveRuns(rows, format, signal),
      },
    },
  })

export const useRunChoices = (workspace: string): RunChoicesActor =>
  usePageActor(runChoicesMachine, {
    input: { question: undefined },
    effects: {
      actors: {
        async answer({ signal }) {
          const [experiments, keys] = await Promise.all([
            readExperiments(workspace, signal),
            readRunKeys(workspace, signal),
          ])
          return { experiments, keys }
        },
      },
    },
  })
