// Something that opens and closes: closed, open.
// Rendered by the user menu and the mobile menu (src/app/shell).
// Covers NAV-03.
import { setup } from 'xstate'

export type DisclosureEvent = { type: 'open' } | { type: 'close' } | { type: 'toggle' }

export const disclosureMachine = setup({
  types: { events: {} as DisclosureEvent },
}).createMachine({
  id: 'disclosure',
  meta: { secrets: [] },
  initial: 'closed',
  states: {
    closed: { on: { open: 'open', toggle: 'open' } },
    open: { on: { close: 'closed', toggle: 'closed' } },
  },
})
