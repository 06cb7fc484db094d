// Uploading a dataset: details, files, review, uploading, complete; file-profile reads the files meanwhile.
// Rendered by the upload wizard and by /ai-ml-platform/upload-dataset (features/upload-dataset), which has no review.
// Covers UPL-01 to UPL-07, DST-03.
import { stateIn } from 'xstate'
import { form, interruptedAt, upload, UPLOAD_STAGES } from './setup'
import { failing } from '@machines/failing'

const TIMED_OUT = new Error('The browser did not respond')

export const datasetUploadMachine = upload.createMachine({
  id: 'dataset-upload',
  meta: { secrets: [] },
  context: ({ input }) => ({
    ...form.start({ values: input.interrupted?.values, subject: undefined }),
    interrupted: input.interrupted,
    refusals: [],
    profile: null,
    shown: false,
    origin: 'details',
    done: 0,
    dataset: null,
    kept: true,
  }),
  invoke: {
    id: 'profiling',
    src: 'profiling',
    onSnapshot: { actions: { type: 'setProfile', params: ({ event }) => event.snapshot.context } },
    // Without it there is no preview; an upload needs none.
    onError: {},
  },
  initial: 'details',
  on: { 'interrupted.dismiss': { actions: ['dismissInterrupted', 'forget'] } },
  states: {
    // The page has the files here, too, and submits at once.
    details: {
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'field.leave': { actions: { type: 'judge', params: ({ event }) => event } },
        'files.add': { actions: [{ type: 'addFiles', params: ({ event }) => event }, 'tellProfiling'] },
        'files.remove': { actions: [{ type: 'removeFile', params: ({ event }) => event }, 'tellProfiling'] },
        continue: [
          { guard: 'hasDetails', target: 'files', actions: 'clearError' },
          { actions: 'judgeDetails' },
        ],
        submit: [
          {
            guard: 'isValid',
            target: 'uploading',
            actions: ['judgeAll', { type: 'setOrigin', params: { origin: 'details' } }],
          },
          { actions: 'judgeAll' },
        ],
      },
    },
    files: {
      on: {
        'files.add': { actions: [{ type: 'addFiles', params: ({ event }) => event }, 'tellProfiling'] },
        'files.remove': { actions: [{ type: 'removeFile', params: ({ event }) => event }, 'tellProfiling'] },
        continue: [{ guard: 'isValid', target: 'review' }, { actions: 'judgeAll' }],
        back: { target: 'details', actions: 'clearError' },
      },
    },
    review: {
      on: {
        submit: {
          target: 'uploading',
          actions: ['judgeAll', { type: 'setOrigin', params: { origin: 'review' } }],
        },
        back: { target: 'files', actions: 'clearError' },
      },
    },
    // Every end of the upload goes through `onDone`.
    uploading: {
      tags: 'busy',
      initial: 'checking',
      exit: 'forget',
      onDone: [
        { guard: 'hasDataset', target: 'complete' },
        { guard: 'isReviewed', target: 'review' },
        { target: 'details' },
      ],
      states: {
        checking: {
          // Nothing has begun yet, so there is nothing to ask.
          on: { stop: 'ended' },
          invoke: {
            id: 'check',
            src: 'check',
            input: ({ context }) => ({ values: context.values }),
            onDone: 'running',
            onError: failing('ended', 'fail'),
          },
          after: { ANSWER_TIMEOUT: failing('ended', 'fail', TIMED_OUT) },
        },
        // The upload runs on while the question is open; storing the dataset waits for its answer.
        running: {
          initial: 'working',
          invoke: {
            id: 'progress',
            src: 'progress',
            input: UPLOAD_STAGES,
            onSnapshot: {
              actions: [
                { type: 'setDone', params: ({ event }) => event.snapshot.context },
                { type: 'remember', params: ({ context }) => interruptedAt(context) },
              ],
            },
            onDone: [
              {
                guard: stateIn({ uploading: { running: 'askingToStop' } }),
                target: '.finishedMeanwhile',
                actions: 'setAllDone',
              },
              { target: 'keeping', actions: 'setAllDone' },
            ],
            onError: failing('ended', 'fail'),
          },
          states: {
            working: { on: { stop: 'askingToStop' } },
            askingToStop: {
              tags: 'asking',
              on: { 'stop.confirm': '#ended', 'stop.cancel': 'working' },
            },
            finishedMeanwhile: {
              tags: 'asking',
              on: { 'stop.confirm': '#ended', 'stop.cancel': '#keeping' },
            },
          },
        },
        keeping: {
          id: 'keeping',
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context: { values, profile } }) => ({ values, profile }),
            onDone: {
              target: 'ended',
              actions: { type: 'setDataset', params: ({ event }) => event.output },
            },
            onError: failing('ended', 'fail'),
          },
          after: { ANSWER_TIMEOUT: failing('ended', 'fail', TIMED_OUT) },
        },
        ended: { id: 'ended', type: 'final' },
      },
    },
    complete: {
      on: { another: { target: 'details', actions: ['clear', 'tellProfiling'] } },
    },
  },
})
