// The simulated processing of one dataset: processing, then ready or error. Retry is another actor.
// Rendered in the Datasets tab, where it runs for each dataset that is processing (pages/ai-ml-platform/tabs/datasets).
// Covers DST-04.
import { setup } from 'xstate'

export interface DatasetInput {
  /** ms until the processing ends; after a reload, the rest of it. */
  left: number
  /** Whether it is interrupted then; drawn when it began. */
  fails: boolean
}

export const datasetMachine = setup({
  types: {
    context: {} as DatasetInput,
    input: {} as DatasetInput,
  },
  actions: {
    /** Keeps what became of the dataset. */
    settle: (_, _params: { outcome: 'ready' | 'error' }) => {
      throw new Error('settle is not provided')
    },
  },
  guards: {
    isInterrupted: ({ context }) => context.fails,
  },
  delays: {
    PROCESSING: ({ context }) => context.left,
  },
}).createMachine({
  id: 'dataset',
  meta: { secrets: [] },
  context: ({ input }) => input,
  initial: 'processing',
  states: {
    processing: {
      after: { PROCESSING: [{ guard: 'isInterrupted', target: 'error' }, { target: 'ready' }] },
    },
    ready: { type: 'final', entry: { type: 'settle', params: { outcome: 'ready' } } },
    error: { type: 'final', entry: { type: 'settle', params: { outcome: 'error' } } },
  },
})
