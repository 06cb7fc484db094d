import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from '@/shared/lib/machine'
import { startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { recoveryMachine } from '../model/recovery'
import { RecoveryForm } from './RecoveryForm'

const meta = { component: RecoveryForm, title: 'Pages/Forgot Password/Form' } satisfies Meta<
  typeof RecoveryForm
>
export default meta

const at = storyAt(
  recoveryMachine.provide({ actors: { send: fromPromise(async () => {}) } }),
  startContext(recoveryMachine, { subject: undefined }),
  (actor) => <RecoveryForm actor={actor} />,
)
const values = { email: 'ada@orrery.example' }
export const Failed = at('error', {
  values,
  failure: { kind: 'rateLimited', message: 'Please wait a moment before asking for another mail.' },
})

export const States = sideBySide(meta, {
  Editing: at('editing'),
  SendsAMailAndAnother: at(
    'editing',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.type(canvas.getByLabelText('Email'), 'ada@orrery.example{Enter}')
        await expect(await canvas.findByText('Check your inbox')).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
        await expect(canvas.getByLabelText('Email')).toHaveValue('ada@orrery.example')
      },
    },
  ),
  AddressRefused: at('editing', {
    values: { email: 'ada' },
    errors: [{ field: 'email', message: 'Please enter a valid email address' }],
  }),
  Submitting: at('submitting.sending', { values }),
  Success: at('success', { values }),
})
