// Training a model on a file of this device: empty, reading, checking, choosing, training (running, paused, evaluating), done (storing, stored, local, notStored), failed.
// Rendered by /ai-ml-platform/train (pages/train-model).
// Covers training on a CSV file in the browser (ours).
import type { TrainedModel } from '@/entities/trained-model/model'
import { connectionFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'
import { modelTraining } from './setup'

const file = {
  target: 'reading',
  actions: { type: 'setFile', params: ({ event }: { event: { id: string; name: string } }) => event },
} as const

export const trainModelMachine = modelTraining.createMachine({
  id: 'train-model',
  meta: { secrets: [] },
  context: {
    file: null,
    facts: null,
    choice: null,
    warnings: [],
    progress: null,
    trained: null,
    failure: null,
    run: null,
    storeFailure: null,
  },
  initial: 'empty',
  states: {
    empty: { on: { file } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ file: context.file?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'hasTarget', params: ({ event }) => ({ facts: event.output }) },
            target: 'checking',
            actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
          },
          { target: 'failed', actions: 'failWithoutTarget' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { file: { ...file, reenter: true }, stop: { target: 'empty', actions: 'forget' } },
    },
    // The columns that are better left out are left out once the target is known.
    checking: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ file: context.file?.id ?? '', choice: context.choice }),
        onDone: {
          target: 'choosing',
          actions: { type: 'setWarnings', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        file,
        target: {
          target: 'checking',
          reenter: true,
          actions: { type: 'setTarget', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      on: {
        file,
        target: { target: 'checking', actions: { type: 'setTarget', params: ({ event }) => event } },
        kind: { target: 'checking', actions: { type: 'setKind', params: ({ event }) => event } },
        split: { target: 'checking', actions: { type: 'setSplit', params: ({ event }) => event } },
        column: { actions: { type: 'setColumn', params: ({ event }) => event } },
        budget: { actions: { type: 'setBudget', params: ({ event }) => event } },
        start: { guard: 'canStart', target: 'training' },
      },
    },
    training: {
      tags: 'busy',
      entry: 'clearResult',
      invoke: {
        id: 'train',
        src: 'train',
        input: ({ context }) => ({ file: context.file?.id ?? '', choice: context.choice }),
        onDone: {
          target: 'done',
          actions: { type: 'setTrained', params: ({ event }) => ({ trained: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { stop: 'choosing' },
      initial: 'running',
      states: {
        running: {
          on: {
            pause: { target: 'paused', actions: 'pause' },
            progress: [
              {
                guard: { type: 'isEvaluating', params: ({ event }) => event },
                target: 'evaluating',
                actions: { type: 'setProgress', params: ({ event }) => event },
              },
              { actions: { type: 'setProgress', params: ({ event }) => event } },
            ],
          },
        },
        paused: { on: { resume: { target: 'running', actions: 'resume' } } },
        evaluating: {},
      },
    },
    // Each training becomes a run of the workspace, by itself.
    done: {
      on: { file, again: 'choosing' },
      initial: 'storing',
      states: {
        storing: {
          invoke: {
            id: 'store',
            src: 'store',
            input: ({ context }) => ({ trained: context.trained as TrainedModel }),
            onDone: [
              {
                guard: { type: 'isStored', params: ({ event }) => ({ run: event.output }) },
                target: 'stored',
                actions: { type: 'setRun', params: ({ event }) => ({ run: event.output }) },
              },
              { target: 'local' },
            ],
            onError: failing('notStored', 'failToStore'),
          },
          after: { STORE_TIMEOUT: failing('notStored', 'failToStore', connectionFailure()) },
        },
        stored: {},
        local: {},
        notStored: { on: { store: 'storing' } },
      },
    },
    failed: {
      on: {
        file,
        retry: [
          { guard: 'hasChoice', target: 'checking', actions: 'clearFailure' },
          { target: 'reading', actions: 'clearFailure' },
        ],
      },
    },
  },
})
