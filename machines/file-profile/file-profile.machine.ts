// Reading one of the chosen files: none, typing, previewing, parsing, parsed, failed.
// Rendered as the Preview and Statistics of an upload (features/upload-dataset); runs as a child of dataset-upload.
// Covers UPL-01, UPL-05 to UPL-07.
import { NONE, profiling } from './setup'

export const fileProfileMachine = profiling.createMachine({
  id: 'file-profile',
  meta: { secrets: [] },
  context: { ...NONE, ids: [], unread: [], choices: {}, shown: false },
  initial: 'none',
  on: {
    files: [
      {
        guard: { type: 'isStill', params: ({ event }) => event },
        actions: { type: 'setIds', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasAny', params: ({ event }) => event },
        target: '.previewing',
        actions: [{ type: 'setIds', params: ({ event }) => event }, 'openFirst'],
      },
      {
        target: '.none',
        actions: [
          { type: 'setIds', params: ({ event }) => event },
          { type: 'open', params: { id: null } },
        ],
      },
    ],
    look: [
      { guard: { type: 'isFile', params: ({ event }) => event } },
      { target: '.previewing', actions: { type: 'open', params: ({ event }) => event } },
    ],
    correct: [
      {
        guard: { type: 'isTyped', params: ({ event }) => event },
        target: '.typing',
        actions: [{ type: 'choose', params: ({ event }) => event }, 'readAgain'],
      },
      {
        guard: 'hasFile',
        target: '.previewing',
        actions: [{ type: 'choose', params: ({ event }) => event }, 'readAgain'],
      },
    ],
    guess: {
      guard: { type: 'hasChosen', params: ({ event }) => event },
      target: '.previewing',
      actions: [{ type: 'forgetChoice', params: ({ event }) => event }, 'readAgain'],
    },
  },
  states: {
    none: { entry: 'close' },
    // Every key starts the pause again, so that the file is read once.
    typing: {
      after: { TYPING_PAUSE: 'previewing' },
    },
    previewing: {
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => ({ id: context.file, choice: context.choices[context.file ?? ''] ?? {} }),
        onDone: {
          target: 'parsing',
          actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [
          {
            guard: 'hasNext',
            target: 'previewing',
            reenter: true,
            actions: [{ type: 'setUnread', params: ({ event }) => ({ error: event.error }) }, 'openFirst'],
          },
          {
            target: 'failed',
            actions: ['clearPreview', { type: 'setUnread', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
      on: {
        cancel: { target: 'failed', actions: ['clearPreview', 'setStopped'] },
      },
    },
    parsing: {
      invoke: {
        id: 'profile',
        src: 'profile',
        input: ({ context }) => ({ id: context.file, choice: context.choices[context.file ?? ''] ?? {} }),
        onDone: {
          target: 'parsed',
          actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: [
          {
            guard: 'hasNext',
            target: 'previewing',
            actions: [{ type: 'setUnread', params: ({ event }) => ({ error: event.error }) }, 'openFirst'],
          },
          {
            target: 'failed',
            actions: { type: 'setUnread', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        progress: {
          guard: { type: 'isFile', params: ({ event }) => event },
          actions: { type: 'setProgress', params: ({ event }) => event },
        },
        cancel: { target: 'failed', actions: 'setStopped' },
      },
    },
    parsed: {},
    failed: {
      entry: 'closeUnseen',
      on: { retry: { target: 'previewing', actions: 'readAgain' } },
    },
  },
})
