// What the New Project buttons open: closed, waiting (until the account is known), open.
// Rendered by features/new-project around every page.
// Covers NAV-03, PRJ-04 and the entry check's way to the modal (CRT-01).
import { assertEvent, assign, setup } from 'xstate'

/** Whether the account may create projects; null while that is not known yet. */
export type Access = boolean | null

export interface NewProjectContext {
  access: Access
}

export type NewProjectEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'access.changed'; access: Access }

export const newProjectMachine = setup({
  types: {
    context: {} as NewProjectContext,
    events: {} as NewProjectEvent,
    input: {} as { access: Access },
  },
  actions: {
    setAccess: assign({
      access: ({ event }) => {
        assertEvent(event, 'access.changed')
        return event.access
      },
    }),
    /** Goes to /create-project, whose entry check says what is missing. */
    openEntry: () => {
      throw new Error('openEntry is not provided')
    },
  },
  guards: {
    isAllowed: ({ context, event }) =>
      (event.type === 'access.changed' ? event.access : context.access) === true,
    isOpenQuestion: ({ context, event }) =>
      (event.type === 'access.changed' ? event.access : context.access) === null,
  },
  delays: {
    /** Ours: the session's own limits end the wait long before this one. */
    ACCESS_TIMEOUT: 15_000,
  },
}).createMachine({
  id: 'new-project',
  meta: { secrets: [] },
  context: ({ input }) => ({ access: input.access }),
  initial: 'closed',
  on: { 'access.changed': { actions: 'setAccess' } },
  states: {
    closed: {
      on: {
        open: [
          { guard: 'isAllowed', target: 'open' },
          { guard: 'isOpenQuestion', target: 'waiting' },
          { actions: 'openEntry' },
        ],
      },
    },
    waiting: {
      on: {
        'access.changed': [
          { guard: 'isAllowed', target: 'open', actions: 'setAccess' },
          { guard: 'isOpenQuestion', actions: 'setAccess' },
          { target: 'closed', actions: ['setAccess', 'openEntry'] },
        ],
        close: 'closed',
      },
      after: { ACCESS_TIMEOUT: { target: 'closed', actions: 'openEntry' } },
    },
    open: { on: { close: 'closed' } },
  },
})
