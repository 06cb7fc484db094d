import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, NO_ACCOUNT_FILTER, type Profile, SAMPLE_PROFILE } from '@/entities/profile/model'
import { actorAt, snapshotAt, startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { type AccountStatusContext, accountStatusMachine } from '@machines/account-status'
import { accountActor, type UserManagementContext, userManagementMachine } from '@machines/user-management'
import { BulkActions } from './BulkActions'
import { Users } from './Users'
import { UserTable } from './UserTable'

const meta = {
  title: 'Pages/Diagnostics/User management parts',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta

const account: Profile = { ...SAMPLE_PROFILE, id: 'person-1', username: 'person_1' }
const other: Profile = { ...account, id: 'person-2', username: 'person_2', email: 'two@orrery.example' }
const context: UserManagementContext = {
  ...startContext(userManagementMachine, { ownId: 'own' }),
  rows: [account],
  total: 1,
}
const READY = 'list.ready & message.none & question.none'

/** The row of an account whose own actor is in this state. */
const accountAt = (state: string, status: Partial<AccountStatusContext> = {}): StoryObj => {
  const profile = { ...account, ...status.profile }
  return storyAt(
    userManagementMachine,
    { ...context, rows: [profile], changing: [profile.id] },
    (list) => <UserTable list={list} selection={{}} onSelectionChange={fn()} empty={null} />,
    {
      [accountActor(profile.id)]: snapshotAt(accountStatusMachine, state, {
        change: null,
        ...status,
        profile,
      }),
    },
  )(
    READY,
    {},
    { play: async ({ canvas }) => expect(canvas.getByRole('table')).toHaveTextContent(account.email) },
  )
}

const two = { ...context, rows: [account, { ...other, status: 'locked' as const }], total: 2 }
const cleared = fn()

const administrator: Profile = { ...SAMPLE_PROFILE, role: 'admin' }

export const AccountStates = sideBySide(meta, {
  Active: accountAt('active'),
  Inactive: accountAt('inactive', { profile: { ...account, status: 'inactive' } }),
  Locked: accountAt('locked', { profile: { ...account, status: 'locked' } }),
})
export const Variants = sideBySide(meta, {
  Updating: {
    ...accountAt('updating', { change: { status: 'locked' } }),
    play: async ({ canvas }) => {
      // The row shows the requested status before the change is confirmed.
      await expect(canvas.getByText('locked')).toBeVisible()
      await expect(canvas.getByRole('button', { name: `Actions for ${account.email}` })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    },
  },
  TwoSelected: {
    render: () => (
      <BulkActions
        list={actorAt(userManagementMachine, READY, two)}
        selected={[account.id, other.id]}
        onClear={cleared}
      />
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: 'Unlock 1 account' })).toBeEnabled()
      await expect(canvas.getByRole('button', { name: 'Activate 0 accounts' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
      await expect(cleared).toHaveBeenCalled()
    },
  },
  OfAnAdministrator: {
    parameters: {
      snapshots: [
        snapshotAt(userManagementMachine, READY, {
          ...context,
          ownId: administrator.id,
          filter: NO_ACCOUNT_FILTER,
          rows: [administrator, other],
          total: 2,
        }),
      ],
    },
    render: () => (
      <SessionProvider
        session={fixedSession({ status: 'signedIn', profile: administrator, fallback: false })}
      >
        <Users />
      </SessionProvider>
    ),
    play: async ({ canvas }) => expect(canvas.getByText('2 accounts')).toBeVisible(),
  },
})
