import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { profileFormMachine } from '../model/profile-form'
import { ProfileForm } from './ProfileForm'

const meta = { component: ProfileForm, title: 'Pages/Profile/Form' } satisfies Meta<typeof ProfileForm>
export default meta

const current = { username: 'ada', email: 'ada@orrery.example' }
const context = startContext(profileFormMachine, {
  subject: current,
  values: { ...current, username: 'ada_m' },
})
const at = storyAt(profileFormMachine, context, (actor) => <ProfileForm actor={actor} current={current} />)

export const States = sideBySide(meta, {
  Viewing: at('closed'),
  IsEditedRefusedAndCancelled: at(
    'closed',
    {},
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByLabelText('Username')).toHaveAttribute('readonly')
        await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
        await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
        await expect(canvas.queryByRole('alert')).toBeNull()
        await userEvent.clear(canvas.getByLabelText('Username'))
        await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
        await expect(canvas.getByLabelText('Username')).toBeInvalid()
        await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
        await expect(canvas.getByLabelText('Username')).toHaveValue('ada')
      },
    },
  ),
  Editing: at('editing'),
  EditingWithError: at('editing', {
    values: { ...current, email: 'ada', currentPassword: '' },
    errors: [{ field: 'email', message: 'Please enter a valid email address' }],
  }),
  ChangingTheAddress: at(
    'editing',
    {
      values: { ...current, email: 'ada@new.example', currentPassword: '' },
      errors: [{ field: 'currentPassword', message: 'Current password is required' }],
    },
    {
      play: async ({ canvas }) => expect(canvas.getByLabelText('Current password')).toBeInvalid(),
    },
  ),
  Saving: at(
    'submitting.sending',
    {},
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true'),
    },
  ),
  Saved: at(
    'success',
    {},
    {
      play: async ({ canvas }) => expect(canvas.getByText('Profile updated successfully!')).toBeVisible(),
    },
  ),
  SavedWithPendingAddress: at('success', { result: { pendingEmail: 'ada@new.example' } }),
  Failed: at(
    'error',
    {
      failure: {
        kind: 'usernameTaken',
        message: 'This username is already taken. Please choose a different one.',
      },
    },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('Failed to update profile.')).toBeVisible()
        await expect(canvas.getByLabelText('Username')).toHaveValue('ada_m')
      },
    },
  ),
})
