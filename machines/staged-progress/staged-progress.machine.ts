// Work in named stages with a pause each: idle, running (stage n of N), complete, interrupted.
// Rendered through its parents: project creation now; deployment, upload and API configuring use the same machine.
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

export type StagedProgressEvent = { type: 'start' } | { type: 'stop' }

export const stagedProgressMachine = setup({
  types: {
    context: {} as StagedProgressContext,
    events: {} as StagedProgressEvent,
    input: {} as StagedProgressInput,
    output: {} as { complete: boolean },
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
  initial: 'idle',
  states: {
    idle: { on: { start: 'running' } },
    running: {
      on: { stop: 'interrupted' },
      after: {
        STAGE_PAUSE: [
          { guard: 'isLastStage', target: 'complete', actions: 'completeStage' },
          { target: 'running', reenter: true, actions: 'completeStage' },
        ],
      },
    },
    complete: { type: 'final' },
    interrupted: { type: 'final' },
  },
  output: ({ context }) => ({ complete: context.done === context.stages.length }),
})
