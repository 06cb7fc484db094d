import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { fromPromise } from '@/shared/lib/machine'
import { storyAt } from '@/shared/lib/story'
import { type AccountStatusContext, accountStatusMachine } from '@machines/account-status'
import { UserRow } from './UserRow'

const meta = { component: UserRow, title: 'features/manage-users/row' } satisfies Meta<typeof UserRow>
export default meta

const machine = accountStatusMachine.provide({
  actors: {
    updateAccount: fromPromise(async ({ input: { profile, change } }) => ({ ...profile, ...change })),
  },
})
const context: AccountStatusContext = { profile: SAMPLE_PROFILE, change: null }
const at = storyAt(machine, context, (actor) => (
  <UserRow actor={actor} ownId="somebody" onDelete={fn()} onSendRecovery={fn()} />
))

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
      expect(canvas.getByRole('button', { name: 'Delete ada@orrery.example' })).toBeDisabled(),
  },
)
export const AdminAndOwn = storyAt(
  machine,
  { profile: { ...SAMPLE_PROFILE, role: 'admin' }, change: null },
  (actor) => <UserRow actor={actor} ownId={SAMPLE_PROFILE.id} onDelete={fn()} onSendRecovery={fn()} />,
)('active')
