// Work in named stages with a pause each: running (stage n of N), complete.
// Rendered through its parents: project creation now, deployment, upload and API configuring later. Stopping the actor interrupts it.
// Covers WZB-04.
import { assign, setup } from 'xstate'

export interface StagedProgressInput {
  /** The stages in order, as shown. */
  stages: string[]
  /** How long each stage takes, in ms; as long as `stages`. */
  pauses: number[]
}

export interface StagedProgressContext extends StagedProgressInput {
  /** How many stages are complete: 0..stages.length. */
  done: number
}

export const stagedProgressMachine = setup({
  types: {
    context: {} as StagedProgressContext,
    input: {} as StagedProgressInput,
  },
  actions: {
    completeStage: assign({ done: ({ context }) => context.done + 1 }),
  },
  guards: {
    isLastStage: ({ context }) => context.done >= context.stages.length - 1,
  },
  delays: {
    STAGE_PAUSE: ({ context }) => context.pauses[context.done] ?? 0,
  },
}).createMachine({
  id: 'staged-progress',
  meta: { secrets: [] },
  context: ({ input }) => ({ ...input, done: 0 }),
  initial: 'running',
  states: {
    running: {
      after: {
        STAGE_PAUSE: [
          { guard: 'isLastStage', target: 'complete', actions: 'completeStage' },
          { target: 'running', reenter: true, actions: 'completeStage' },
        ],
      },
    },
    complete: { type: 'final' },
  },
})
