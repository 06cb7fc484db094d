import { changeRun } from '@/entities/run'
import type { Run } from '@/entities/run/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'

/** Restores a deleted run, by its id. */
export const runRestoreMachine = createAskMachine<string, Run>({ id: 'run-restore', timeout: 15_000 })
export type RunRestoreActor = ActorRefFrom<typeof runRestoreMachine>

/** Restores the run that `ask` names, by default `id`; `onRestored` is called once it is stored. */
export function useRunRestore(id: string, onRestored: (run: Run) => void): RunRestoreActor {
  return usePageActor(runRestoreMachine, {
    input: { question: id },
    effects: {
      actors: {
        async answer({ input, signal }) {
          const run = await changeRun(input.question, { change: 'restore' }, signal)
          onRestored(run)
          return run
        },
      },
    },
  })
}
