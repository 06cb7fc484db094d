// Asks once before unsaved input is left: staying, asking.
// Rendered by the creation wizards (pages/create-project), as a page and as a modal.
// Covers the question before leaving of both wizards (ours).
import { setup } from 'xstate'

export type LeaveGuardEvent =
  /** Somebody wants to leave; `unsaved` tells whether something would be lost. */
  { type: 'leave'; unsaved: boolean } | { type: 'confirm' } | { type: 'cancel' }

export const leaveGuardMachine = setup({
  types: { context: {} as object, events: {} as LeaveGuardEvent },
  actions: {
    /** Leaves: closes the modal, or lets the navigation go on. */
    proceed: () => {
      throw new Error('proceed is not provided')
    },
    /** Stays where the input is. */
    stay: () => {
      throw new Error('stay is not provided')
    },
  },
  guards: {
    isUnsaved: (_, params: { unsaved: boolean }) => params.unsaved,
  },
}).createMachine({
  id: 'leave-guard',
  meta: { secrets: [] },
  context: {},
  initial: 'staying',
  states: {
    staying: {
      on: {
        leave: [
          {
            guard: { type: 'isUnsaved', params: ({ event }) => ({ unsaved: event.unsaved }) },
            target: 'asking',
          },
          { actions: 'proceed' },
        ],
      },
    },
    asking: {
      on: {
        confirm: { target: 'staying', actions: 'proceed' },
        cancel: { target: 'staying', actions: 'stay' },
      },
    },
  },
})
