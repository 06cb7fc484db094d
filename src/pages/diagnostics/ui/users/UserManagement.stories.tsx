import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { NO_ACCOUNT_FILTER, type Profile, SAMPLE_PROFILE } from '@/entities/profile/model'
import { fromPromise } from '@/shared/lib/machine'
import { actorAt, storyAt, walking, sideBySide } from '@/shared/lib/story'
import { accountStatusMachine } from '@machines/account-status'
import { accountOfList, type UserManagementContext, userManagementMachine } from '@machines/user-management'
import { DeleteUserDialog } from './DeleteUserDialog'
import { ListMessage } from './ListMessage'
import { ResetPasswordDialog } from './ResetPasswordDialog'
import { RoleDialog } from './RoleDialog'
import { UserFilters } from './UserFilters'
import { UserManagement } from './UserManagement'
import { UserTable } from './UserTable'

const meta = { component: UserManagement, title: 'Pages/Diagnostics/User management' } satisfies Meta<
  typeof UserManagement
>
export default meta

const people = (count: number): Profile[] =>
  Array.from({ length: count }, (_, index) => ({
    ...SAMPLE_PROFILE,
    id: `person-${index}`,
    username: `person_${index}`,
    email: `person${index}@orrery.example`,
    lastLogin: index % 2 === 0 ? SAMPLE_PROFILE.lastLogin : null,
    status: (['active', 'inactive', 'locked'] as const)[index % 3] ?? 'active',
    role: index === 0 ? 'admin' : 'user',
  }))
const [own, other] = people(2) as [Profile, Profile]
const context: UserManagementContext = {
  ownId: 'person-0',
  filter: NO_ACCOUNT_FILTER,
  rows: people(5),
  total: 5,
  failure: null,
  message: null,
  changing: [],
  batch: null,
  asked: null,
  role: null,
  typed: '',
  lastAdmin: false,
}
const sendRecovery = fn()
const left = fn()
const machine = userManagementMachine.provide({
  actors: {
    account: accountOfList(
      accountStatusMachine.provide({
        actors: {
          updateAccount: fromPromise(async ({ input: { profile, change } }) => ({
            type: 'changed' as const,
            profile: { ...profile, ...change },
          })),
        },
      }),
    ),
    readPage: fromPromise(async () => ({ rows: people(5), total: 5 })),
    isLastAdmin: fromPromise(async () => true),
    deleteUser: fromPromise(async (): Promise<'deleted' | 'gone'> => 'deleted'),
    sendRecovery: fromPromise(async () => sendRecovery()),
  },
  actions: { leave: () => left() },
})
const at = storyAt(machine, context, (actor) => <UserManagement actor={actor} onPassword={fn()} />)
const rest = 'message.none & question.none'
const dialog = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible())
/** Chooses an action from the menu of an account's row. */
async function choose(action: string, email: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${email}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
/** The cells that say it. A filter has the same words. */
const inTable = (text: string) =>
  within(screen.getByRole('table', { name: 'Accounts', hidden: true })).queryAllByText(text)
const button = (name: string) => screen.getByRole('button', { name })
export const UnlocksAndDeletes = walking(
  at(
    'list.ready & message.none & question.none',
    {},
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('This is your account. Some actions may be restricted.')).toBeVisible()
        await expect(canvas.getAllByText('never')[0]).toBeVisible()
        await choose('Unlock', 'person2@orrery.example')
        await expect(await canvas.findByText('User status updated to active')).toBeVisible()
        await choose('Delete', 'person1@orrery.example')
        await dialog('Delete account')
        await userEvent.click(button('Delete'))
        await expect(await canvas.findByText('User deleted successfully')).toBeVisible()
        await waitFor(() =>
          expect(canvas.queryByRole('button', { name: 'Actions for person1@orrery.example' })).toBeNull(),
        )
      },
    },
  ),
)
export const GivesAnotherRole = walking(
  at(
    'list.ready & message.none & question.none',
    {},
    {
      play: async ({ canvas }) => {
        await choose('Change role to moderator', 'person1@orrery.example')
        await dialog('Change role')
        await expect(inTable('moderator')).toHaveLength(0)
        await userEvent.click(button('Change role'))
        await expect(await canvas.findByText('User role updated to moderator')).toBeVisible()
        await waitFor(() => expect(inTable('moderator')).toHaveLength(1))
      },
    },
  ),
)
export const SendsARecoveryMail = walking(
  at(
    'list.ready & message.none & question.none',
    {},
    {
      play: async ({ canvas }) => {
        sendRecovery.mockClear()
        await choose('Reset Password', 'person1@orrery.example')
        await dialog('Reset password')
        await userEvent.click(button('Send recovery email'))
        await dialog('Send recovery email')
        await expect(sendRecovery).not.toHaveBeenCalled()
        await userEvent.click(button('Send'))
        await expect(await canvas.findByText('Recovery email sent to person1@orrery.example')).toBeVisible()
      },
    },
  ),
)
export const DeletesOneself = walking(
  at(
    'list.ready & message.none & question.none',
    {},
    {
      play: async () => {
        left.mockClear()
        await choose('Delete', 'person0@orrery.example')
        await dialog('Delete account')
        await expect(await screen.findByText('You are the last active administrator')).toBeVisible()
        await expect(button('Delete')).toBeDisabled()
        await userEvent.type(screen.getByLabelText('Email address'), 'person0@orrery.example')
        await userEvent.click(button('Delete'))
        await waitFor(() => expect(left).toHaveBeenCalledOnce())
      },
    },
  ),
)
export const TheOwnAccount = at(
  'list.ready & message.none & question.none',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('checkbox', { name: 'Select person0@orrery.example' })).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for person0@orrery.example' }))
      await waitFor(() =>
        expect(screen.getByText(/^You cannot change the status or role of your own account/)).toBeVisible(),
      )
      for (const name of [/^Deactivate/, /^Lock/, /^Change role to user/])
        await expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('{Escape}')
    },
  },
)
export const SeveralByKeyboard = walking(
  at(
    'list.ready & message.none & question.none',
    {},
    {
      play: async ({ canvas }) => {
        canvas
          .getByRole('rowheader', { name: /person_1/ })
          .closest('tr')
          ?.focus()
        await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
        await expect(canvas.getByText('3 selected')).toBeVisible()
        // person_2 is locked already.
        await userEvent.click(button('Lock 2 accounts'))
        await expect(await canvas.findByText('User status updated to locked for 2 accounts')).toBeVisible()
        await waitFor(() => expect(inTable('locked')).toHaveLength(3))
        await expect(button('Lock 0 accounts')).toHaveAttribute('aria-disabled', 'true')
        await expect(button('Lock 0 accounts')).toHaveFocus()
        await userEvent.click(button('Clear selection'))
        await expect(canvas.queryByText('3 selected')).toBeNull()
      },
    },
  ),
)
const changing = ['person-1', 'person-3']
export const Looking = at('list.ready & message.none & question.deletion.looking', { asked: own })
export const Confirming = at('list.ready & message.none & question.deletion.confirming', { asked: other })
export const ConfirmingTheLast = at('list.ready & message.none & question.deletion.confirming', {
  asked: own,
  lastAdmin: true,
})
export const Deleting = at('list.ready & message.none & question.deletion.deleting', { asked: other })
export const AskingForARole = at('list.ready & message.none & question.role', {
  asked: other,
  role: 'admin',
})
export const Explaining = at('list.ready & message.none & question.recovery.explaining', { asked: other })
export const OfferingRecovery = at('list.ready & message.none & question.recovery.confirming', {
  asked: other,
})
export const SendingRecovery = at('list.ready & message.none & question.recovery.sending', { asked: other })
export const OnAPhone = at(
  'list.ready & message.none & question.none',
  {},
  {
    globals: { viewport: { value: 'phone' } },
  },
)

const standing = (state: string, changes: Partial<UserManagementContext> = {}) =>
  actorAt(machine, `list.ready & ${state}`, { ...context, ...changes })
const many = standing(rest, { rows: people(10_000), total: 100_000 })
export const Thousands: StoryObj = {
  render: () => <UserTable list={many} selection={{}} onSelectionChange={fn()} empty={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await expect(canvas.getByRole('table', { name: 'Accounts' })).toHaveAttribute('aria-rowcount', '100001')
    const heights = canvas.getAllByRole('row').map((row) => Math.round(row.getBoundingClientRect().height))
    await expect(heights.filter((height) => height > 45)).toEqual([])
  },
}
const filtered = fn()
export const Dialog: StoryObj = {
  render: () => (
    <DeleteUserDialog
      onPassword={fn()}
      actor={standing('message.none & question.deletion.confirming', { asked: own, rows: [] })}
    />
  ),
  play: async () => {
    await dialog('Delete account')
    await expect(screen.getByRole('dialog')).toHaveTextContent(
      'Are you sure you want to delete the account for person0@orrery.example? This action cannot be undone.',
    )
  },
}
export const Role: StoryObj = {
  render: () => (
    <RoleDialog actor={standing('message.none & question.role', { asked: other, role: 'admin' })} />
  ),
  play: () => dialog('Change role'),
}
export const Reset: StoryObj = {
  render: () => (
    <ResetPasswordDialog actor={standing('message.none & question.recovery.explaining', { asked: other })} />
  ),
  play: () => dialog('Reset password'),
}

export const States = sideBySide(meta, {
  Loading: at('list.loading & message.none & question.none', { rows: [], total: 0 }),
  Settling: at('list.settling & message.none & question.none'),
  Ready: at('list.ready & message.none & question.none'),
  ChangingSeveral: at('list.ready & message.none & question.none', {
    changing,
    batch: { change: 'lock', status: 'locked', total: 3, waiting: [], working: changing, failures: [] },
  }),
  NobodyMatches: at('list.ready & message.none & question.none', { rows: [], total: 0 }),
  LoadingMore: at('list.loadingMore & message.none & question.none', { total: 100 }),
  Failed: at('list.failed & message.none & question.none', {
    rows: [],
    total: 0,
    failure: 'Network connection error.',
  }),
  TriesAgain: walking(
    at(
      'list.failed & message.none & question.none',
      { rows: [], total: 0, failure: 'Network connection error.' },
      {
        play: async ({ canvas }) => {
          await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch users')
          await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
          await expect(await canvas.findByText('5 accounts')).toBeVisible()
        },
      },
    ),
  ),
  FailedToRefresh: at('list.failed & message.none & question.none', {
    failure: 'Network connection error.',
  }),
  Success: at('list.ready & message.success & question.none', {
    message: 'User status updated to locked',
  }),
  Refused: at('list.ready & message.error & question.none', {
    message: 'Failed to update user status: A locked account must be unlocked first.',
  }),
})
export const Variants = sideBySide(meta, {
  Filters: {
    render: () => <UserFilters filter={NO_ACCOUNT_FILTER} onChange={filtered} />,
    play: async ({ canvas }) => {
      await userEvent.selectOptions(canvas.getByLabelText('Status'), 'locked')
      await expect(filtered).toHaveBeenLastCalledWith({ status: 'locked' })
    },
  },
  Message: {
    render: () => (
      <ListMessage
        actor={standing('message.success & question.none', { message: 'User deleted successfully' })}
      />
    ),
    play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeVisible(),
  },
})
