import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import type { Actor } from 'xstate'
import { type Canvas, type View, viewMatchesMachine } from '../../../../../tests/support/view-matches-machine'
import { NO_ACCOUNT_FILTER, type Profile, SAMPLE_PROFILE } from '@/entities/profile/model'
import { Failure } from '@/shared/lib/failure'
import { type AccountStatusContext, accountStatusMachine, shownAccount } from '@machines/account-status'
import { accountActor } from '@machines/user-management'
import type { UserManagementActor } from '../../model/users/use-user-management'
import { STATUS_CHANGES } from './status-changes'
import { UserTable } from './UserTable'

const meta = { component: UserTable, title: 'Pages/Diagnostics/Account paths' } satisfies Meta<
  typeof UserTable
>
export default meta

const at = (status: Profile['status']): Profile => ({ ...SAMPLE_PROFILE, status })
const { id, email } = SAMPLE_PROFILE

/** A list of this one account, which passes on what its row asks for. */
function listOf(actor: Actor<typeof accountStatusMachine>): UserManagementActor {
  let seen = actor.getSnapshot()
  const present = () => ({
    context: {
      rows: seen.matches('gone') ? [] : [seen.context.profile],
      total: 1,
      ownId: 'somebody-else',
      changing: seen.matches('updating') ? [id] : [],
      filter: NO_ACCOUNT_FILTER,
    },
    children: { [accountActor(id)]: actor },
  })
  let shown = present()
  const list = {
    getSnapshot() {
      if (seen !== actor.getSnapshot()) {
        seen = actor.getSnapshot()
        shown = present()
      }
      return shown
    },
    subscribe: actor.subscribe.bind(actor),
    send(event: Parameters<UserManagementActor['send']>[0]) {
      if (event.type === 'account.change') actor.send(event.event)
      if (event.type === 'role.ask') actor.send({ type: 'role.select', role: event.role })
    },
  }
  return list as unknown as UserManagementActor
}

/** Chooses from the menu of the row. */
async function choose(canvas: Canvas, action: string) {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${email}` }))
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  const item = screen.getByRole('menuitem', { name: action })
  // The menu takes what is highlighted, and looks at the pointer only a moment after it opened.
  await waitFor(() => {
    fireEvent.pointerMove(item, { pointerType: 'mouse' })
    expect(item).toHaveAttribute('data-highlighted')
  })
  await userEvent.click(item)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
const labelOf = (type: string) => STATUS_CHANGES.find(({ change }) => change === type)?.label ?? type
const status = (canvas: Canvas, type: string) => choose(canvas, labelOf(type))

function row(canvas: Canvas, context: AccountStatusContext, busy = false) {
  const shown = shownAccount(context)
  const cells = canvas.getByText(email).closest('tr')
  expect(cells).toHaveTextContent(shown.status)
  expect(cells).toHaveTextContent(shown.role)
  const menu = canvas.getByRole('button', { name: `Actions for ${email}` })
  expect(menu.matches('[aria-disabled=true]')).toBe(busy)
}

const view: View<typeof accountStatusMachine> = {
  input: { profile: at('active') },
  events: [
    { type: 'deactivate' },
    { type: 'activate' },
    { type: 'unlock' },
    { type: 'lock' },
    { type: 'role.select', role: 'moderator' },
  ],
  answers: {
    updateAccount: {
      done: [
        { type: 'changed', profile: at('active') },
        { type: 'changed', profile: at('inactive') },
        { type: 'changed', profile: at('locked') },
        { type: 'conflict', profile: at('locked') },
        { type: 'gone' },
      ],
      error: [new Failure('A locked account must be unlocked first.')],
    },
  },
  key: ({ context: { profile } }) => profile.status,
  render: (actor) => (
    <UserTable
      list={listOf(actor)}
      selection={{}}
      onSelectionChange={() => undefined}
      state="ready"
      empty="Nobody matches what you look for."
      error={null}
    />
  ),
  gestures: {
    deactivate: (canvas, { type }) => status(canvas, type),
    activate: (canvas, { type }) => status(canvas, type),
    unlock: (canvas, { type }) => status(canvas, type),
    lock: (canvas, { type }) => status(canvas, type),
    'role.select': (canvas, { role }) => choose(canvas, `Change role to ${role}`),
  },
  shows: {
    starting: () => expect.unreachable('It is passed through at once'),
    active: row,
    inactive: row,
    locked: row,
    updating: (canvas, context) => row(canvas, context, true),
    gone: (canvas) => expect(canvas.queryByText(email)).toBeNull(),
  },
}

export const Paths = viewMatchesMachine(accountStatusMachine, view)
