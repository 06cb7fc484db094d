import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { fromPromise } from '@/shared/lib/machine'
import { storyAt } from '@/shared/lib/story'
import { type AccountStatusContext, accountStatusMachine } from '@machines/account-status'
import type { AccountStatusActor } from '../../model/users/account-actor'
import { UserRow } from './UserRow'

const meta = { component: UserRow, title: 'Pages/Diagnostics/User row' } satisfies Meta<typeof UserRow>
export default meta

const machine = accountStatusMachine.provide({
  actors: {
    updateAccount: fromPromise(async ({ input: { profile, change } }) => ({
      type: 'changed' as const,
      profile: { ...profile, ...change },
    })),
  },
  actions: { report: () => {} },
})
const context: AccountStatusContext = { profile: SAMPLE_PROFILE, change: null }
const row = (ownId: string) => (actor: AccountStatusActor) => (
  <UserRow
    account={SAMPLE_PROFILE}
    actor={actor}
    ownId={ownId}
    onChange={actor.send}
    onSelectRole={(role) => actor.send({ type: 'role.select', role })}
    onResetPassword={fn()}
    onDelete={fn()}
  />
)
const at = storyAt(machine, context, row('somebody'))

export const Active = at(
  'active',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lock ada@orrery.example' }))
      await expect(await canvas.findByRole('button', { name: 'Unlock ada@orrery.example' })).toBeEnabled()
    },
  },
)
export const Inactive = at(
  'inactive',
  { profile: { ...SAMPLE_PROFILE, status: 'inactive' } },
  {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Activate ada@orrery.example' }))
      await expect(await canvas.findByRole('button', { name: 'Deactivate ada@orrery.example' })).toBeEnabled()
    },
  },
)
export const Locked = at('locked', { profile: { ...SAMPLE_PROFILE, status: 'locked', username: null } })
export const Updating = at(
  'updating',
  { change: { status: 'inactive' } },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Delete ada@orrery.example' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
  },
)
export const NeverSignedIn = at(
  'active',
  { profile: { ...SAMPLE_PROFILE, lastLogin: null } },
  { play: async ({ canvas }) => expect(canvas.getByText('Last activity: never')).toBeVisible() },
)
export const Admin = at('active', { profile: { ...SAMPLE_PROFILE, role: 'admin' } })
export const AdminAndOwn = storyAt(
  machine,
  { profile: { ...SAMPLE_PROFILE, role: 'admin' }, change: null },
  row(SAMPLE_PROFILE.id),
)(
  'active',
  {},
  {
    play: async ({ canvas }) => {
      for (const name of ['Deactivate', 'Lock']) {
        const button = canvas.getByRole('button', { name: `${name} ada@orrery.example` })
        await expect(button).toBeDisabled()
        await expect(button).toHaveAccessibleDescription(
          /^Nobody changes the status or role of the own account/,
        )
      }
      await expect(canvas.getByLabelText('Role of ada@orrery.example')).toBeDisabled()
      await expect(canvas.getByRole('button', { name: 'Delete ada@orrery.example' })).toBeEnabled()
    },
  },
)
