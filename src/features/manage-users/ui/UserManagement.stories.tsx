import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { NO_ACCOUNT_FILTER, type Profile, SAMPLE_PROFILE } from '@/entities/profile/model'
import { fromPromise } from '@/shared/lib/machine'
import { actorAt, storyAt } from '@/shared/lib/story'
import { type UserManagementContext, userManagementMachine } from '@machines/user-management'
import { DeleteUserDialog } from './DeleteUserDialog'
import { UserFilters } from './UserFilters'
import { UserList } from './UserList'
import { UserManagement } from './UserManagement'

const meta = { component: UserManagement, title: 'features/manage-users' } satisfies Meta<
  typeof UserManagement
>
export default meta

const people = (count: number): Profile[] =>
  Array.from({ length: count }, (_, index) => ({
    ...SAMPLE_PROFILE,
    id: `person-${index}`,
    username: `person_${index}`,
    email: `person${index}@orrery.example`,
    status: (['active', 'inactive', 'locked'] as const)[index % 3] ?? 'active',
    role: index === 0 ? 'admin' : 'user',
  }))
const [first] = people(1) as [Profile]
const context: UserManagementContext = {
  filter: NO_ACCOUNT_FILTER,
  rows: people(5),
  total: 5,
  failure: null,
  message: null,
  asked: null,
  recovering: null,
}
const machine = userManagementMachine.provide({
  actors: {
    readPage: fromPromise(async () => ({ rows: people(5), total: 5 })),
    deleteUser: fromPromise(async () => {}),
    sendRecovery: fromPromise(async () => {}),
  },
})
const at = storyAt(machine, context, (actor) => <UserManagement actor={actor} ownId="person-0" />)
const rest = 'message.none & deletion.idle & recovery.idle'

export const Loading = at('list.loading & message.none & deletion.idle & recovery.idle', {
  rows: [],
  total: 0,
})
export const Settling = at('list.settling & message.none & deletion.idle & recovery.idle')
export const Ready = at(
  'list.ready & message.none & deletion.idle & recovery.idle',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText('This is your account. Some actions may be restricted.')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Unlock person2@orrery.example' })).toBeEnabled()
      await userEvent.click(canvas.getByRole('button', { name: 'Reset password of person1@orrery.example' }))
      await expect(
        await canvas.findByText('Password reset email sent to person1@orrery.example'),
      ).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Delete person1@orrery.example' }))
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Delete account' })).toBeVisible())
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
      await expect(await canvas.findByText('User deleted successfully')).toBeVisible()
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Delete person1@orrery.example' })).toBeNull(),
      )
    },
  },
)
export const NobodyMatches = at('list.ready & message.none & deletion.idle & recovery.idle', {
  rows: [],
  total: 0,
})
export const LoadingMore = at('list.loadingMore & message.none & deletion.idle & recovery.idle', {
  total: 100,
})
export const Failed = at(
  'list.failed & message.none & deletion.idle & recovery.idle',
  { rows: [], total: 0, failure: 'Network connection error.' },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch users')
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByText('5 accounts')).toBeVisible()
    },
  },
)
export const Success = at('list.ready & message.success & deletion.idle & recovery.idle', {
  message: 'User status updated to locked',
})
export const Refused = at('list.ready & message.error & deletion.idle & recovery.idle', {
  message: 'Failed to update user status: A locked account must be unlocked first.',
})
export const Confirming = at('list.ready & message.none & deletion.confirming & recovery.idle', {
  asked: first,
})
export const Deleting = at('list.ready & message.none & deletion.deleting & recovery.idle', { asked: first })
export const SendingRecovery = at('list.ready & message.none & deletion.idle & recovery.sending', {
  recovering: first,
})
export const OnAPhone = at(
  'list.ready & message.none & deletion.idle & recovery.idle',
  {},
  {
    globals: { viewport: { value: 'phone' } },
  },
)

const idle = () => actorAt(machine, `list.ready & ${rest}`, context)
export const Thousands: StoryObj = {
  render: () => (
    <UserList
      list={idle()}
      rows={people(10_000)}
      total={100_000}
      ownId="person-0"
      onDelete={fn()}
      onSendRecovery={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40)
    await expect(canvas.getByRole('region', { name: 'Accounts' }).clientHeight).toBeLessThanOrEqual(600)
  },
}
const filtered = fn()
export const Filters: StoryObj = {
  render: () => <UserFilters filter={NO_ACCOUNT_FILTER} onChange={filtered} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'locked')
    await expect(filtered).toHaveBeenLastCalledWith({ status: 'locked' })
  },
}
export const Dialog: StoryObj = {
  render: () => (
    <DeleteUserDialog
      actor={actorAt(machine, 'list.ready & message.none & deletion.confirming & recovery.idle', {
        ...context,
        asked: first,
      })}
    />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(screen.getByRole('dialog')).toHaveTextContent(
      'Are you sure you want to delete the account for person0@orrery.example? This action cannot be undone.',
    )
  },
}
