// A newer version of Orrery: ready, unsaved (reloading would lose text), reloading, later.
// Rendered by src/app/version/UpdateNotice when the open page is of another build than the stored build, and not before.
// Covers asking before a reload (ours).
import { setup } from 'xstate'

export type AppUpdateEvent =
  /** `unsaved`: reloading now would lose typed text. */
  | { type: 'reload'; unsaved: boolean }
  | { type: 'later' }
  /** Yet another version has come. */
  | { type: 'found' }

export const appUpdateMachine = setup({
  types: { events: {} as AppUpdateEvent },
  actions: {
    /** Loads the page anew. The browser may ask on its own, and the page stay. */
    reloadPage: () => {
      throw new Error('reloadPage is not provided')
    },
  },
  guards: {
    isUnsaved: ({ event }) => event.type === 'reload' && event.unsaved,
  },
  delays: {
    /** Ours: by then the page is gone, unless the user stayed on it. */
    RELOAD_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'app-update',
  meta: { secrets: [] },
  initial: 'ready',
  states: {
    ready: {
      on: {
        reload: [{ guard: 'isUnsaved', target: 'unsaved' }, { target: 'reloading' }],
        later: 'later',
      },
    },
    unsaved: { on: { reload: 'reloading', later: 'later' } },
    reloading: {
      entry: 'reloadPage',
      after: { RELOAD_TIMEOUT: 'ready' },
    },
    later: { on: { found: 'ready' } },
  },
})
