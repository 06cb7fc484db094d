// Keeping a configuration under a name: closed, naming, saving, saved.
// Rendered by both creation wizards (pages/create-project).
// Covers Bookmarks (ours).
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { BOOKMARK_NAME_LIMIT } from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'

export interface BookmarkContext {
  name: string
  /** Query of the shared link that the bookmark opens. */
  link: string
  failure: string | null
}

export type BookmarkEvent =
  | { type: 'open'; name: string; link: string }
  | { type: 'name.change'; value: string }
  | { type: 'save' }
  | { type: 'close' }

export const bookmarkMachine = setup({
  types: {
    context: {} as BookmarkContext,
    events: {} as BookmarkEvent,
  },
  actors: {
    /** Keeps the bookmark. Rejects with a `Failure` when the browser refuses. */
    saveBookmark: fromPromise<void, { name: string; link: string }>(() =>
      Promise.reject(new Error('saveBookmark is not provided')),
    ),
  },
  actions: {
    load: assign(({ event }) => {
      assertEvent(event, 'open')
      return { name: event.name.slice(0, BOOKMARK_NAME_LIMIT), link: event.link, failure: null }
    }),
    setName: assign({
      name: ({ event }) => {
        assertEvent(event, 'name.change')
        return event.value.slice(0, BOOKMARK_NAME_LIMIT)
      },
      failure: null,
    }),
    askForName: assign({ failure: 'Bookmark name is required' }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    hasName: ({ context }) => context.name.trim() !== '',
  },
  delays: {
    /** Ours: storage answers at once; one that does not is reported. */
    SAVE_TIMEOUT: 10_000,
    /** Ours: how long the confirmation stands. */
    SAVED_SHOWN: 3000,
  },
}).createMachine({
  id: 'bookmark',
  meta: { secrets: [] },
  context: { name: '', link: '', failure: null },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'naming', actions: 'load' } } },
    naming: {
      on: {
        'name.change': { actions: 'setName' },
        save: [{ guard: 'hasName', target: 'saving' }, { actions: 'askForName' }],
        close: 'closed',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveBookmark',
        src: 'saveBookmark',
        input: ({ context }) => ({ name: context.name.trim(), link: context.link }),
        onDone: 'saved',
        onError: {
          target: 'naming',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        SAVE_TIMEOUT: {
          target: 'naming',
          actions: { type: 'setFailure', params: { error: new Error('The browser did not answer') } },
        },
      },
    },
    saved: {
      on: { open: { target: 'naming', actions: 'load' }, close: 'closed' },
      after: { SAVED_SHOWN: 'closed' },
    },
  },
})
