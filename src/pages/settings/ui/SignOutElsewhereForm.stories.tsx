import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from '@/shared/lib/machine'
import { startContext, storyAt, walking, sideBySide } from '@/shared/lib/story'
import { sessionsMachine } from '../model/sessions'
import { SignOutElsewhereForm } from './SignOutElsewhereForm'

const meta = { component: SignOutElsewhereForm, title: 'Pages/Settings/Sessions' } satisfies Meta<
  typeof SignOutElsewhereForm
>
export default meta

const at = storyAt(
  sessionsMachine.provide({ actors: { send: fromPromise(async () => {}) } }),
  startContext(sessionsMachine, { subject: undefined }),
  (actor) => <SignOutElsewhereForm actor={actor} />,
)

export const States = sideBySide(meta, {
  Editing: at('editing'),
  SignsOutElsewhere: walking(
    at(
      'editing',
      {},
      {
        play: async ({ canvas }) => {
          await userEvent.click(canvas.getByRole('button', { name: 'Sign out other sessions' }))
          await expect(await canvas.findByText('All other sessions were signed out.')).toBeVisible()
        },
      },
    ),
  ),
  Submitting: at('submitting.sending'),
  Success: at('success'),
  Failed: at('error', {
    failure: { kind: 'network', message: 'You are offline. Connect and try again.' },
  }),
})
