// The short confirmation beside a copy button: idle, copied, refused.
// Rendered by every copy button (features/copy-text).
// Covers DEP-05.
import { assertEvent, assign, fromPromise, setup } from 'xstate'

export interface CopiedContext {
  text: string
}

export type CopiedEvent = { type: 'copy'; text: string }

export const copiedMachine = setup({
  types: { context: {} as CopiedContext, events: {} as CopiedEvent },
  actors: {
    /** Puts the text on the clipboard. Rejects when the browser refuses. */
    writeClipboard: fromPromise<void, { text: string }>(() =>
      Promise.reject(new Error('writeClipboard is not provided')),
    ),
  },
  actions: {
    setText: assign({
      text: ({ event }) => {
        assertEvent(event, 'copy')
        return event.text
      },
    }),
  },
  delays: {
    /** D2 §4 */
    COPIED_DISPLAY: 2000,
    /** Ours: the browser's permission prompt may stay unanswered. */
    CLIPBOARD_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'copied',
  meta: { secrets: [] },
  context: { text: '' },
  initial: 'idle',
  states: {
    idle: { on: { copy: { target: 'copying', actions: 'setText' } } },
    copying: {
      invoke: {
        id: 'writeClipboard',
        src: 'writeClipboard',
        input: ({ context }) => ({ text: context.text }),
        onDone: 'copied',
        onError: 'refused',
      },
      after: { CLIPBOARD_TIMEOUT: 'refused' },
    },
    copied: {
      on: { copy: { target: 'copying', actions: 'setText' } },
      after: { COPIED_DISPLAY: 'idle' },
    },
    refused: {
      on: { copy: { target: 'copying', actions: 'setText' } },
      after: { COPIED_DISPLAY: 'idle' },
    },
  },
})
