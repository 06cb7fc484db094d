// The way to the New Project modal: closed, waiting (until the account is known), open.
// Rendered by features/new-project around every page.
// Covers NAV-03, PRJ-04 and the entry check's way to the modal (CRT-01).
import { fromCallback, setup } from 'xstate'
import { type Access, accessOf, type SessionChanged } from '@/entities/profile/model'

export type NewProjectEvent = { type: 'open' } | { type: 'close' } | SessionChanged

const says =
  (access: Access) =>
  ({ event }: { event: NewProjectEvent }) =>
    event.type === 'session.changed' && accessOf(event.session, { requireCreation: true }) === access

export const newProjectMachine = setup({
  types: { events: {} as NewProjectEvent },
  actors: {
    /** Sends `session.changed` at once and after every change of the session. */
    watchSession: fromCallback<NewProjectEvent>(() => {
      throw new Error('watchSession is not provided')
    }),
  },
  actions: {
    /** Goes to /create-project, whose entry check says what is missing. */
    openEntry: () => {
      throw new Error('openEntry is not provided')
    },
  },
  guards: { isLoading: says('loading'), mayCreate: says('granted') },
  delays: {
    /** Ours: the session's own limits end the wait long before this limit. */
    ACCESS_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'new-project',
  meta: { secrets: [] },
  initial: 'closed',
  states: {
    closed: { on: { open: 'waiting' } },
    waiting: {
      invoke: {
        id: 'watchSession',
        src: 'watchSession',
        onError: { target: 'closed', actions: 'openEntry' },
      },
      on: {
        'session.changed': [
          { guard: 'mayCreate', target: 'open' },
          { guard: 'isLoading' },
          { target: 'closed', actions: 'openEntry' },
        ],
        close: 'closed',
      },
      after: { ACCESS_TIMEOUT: { target: 'closed', actions: 'openEntry' } },
    },
    open: { on: { close: 'closed' } },
  },
})
