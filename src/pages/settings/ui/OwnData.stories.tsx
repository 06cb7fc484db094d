import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { ownDataMachine } from '../model/own-data'
import { OwnData } from './OwnData'
import { OwnDataForm } from './OwnDataForm'

const meta = { title: 'Pages/Settings/Your data in this browser', component: OwnDataForm } satisfies Meta<
  typeof OwnDataForm
>
export default meta

const at = storyAt(ownDataMachine, startContext(ownDataMachine, { subject: 'u1' }), (actor) => (
  <OwnDataForm actor={actor} />
))
export const AsksFirst: StoryObj = {
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <OwnData userId={SAMPLE_PROFILE.id} />
    </SessionProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete local data' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete your data from this browser?' })
    await expect(dialog).toHaveTextContent('Your account and what it has saved are not deleted.')
  },
}

export const States = sideBySide(meta, {
  Editing: at('editing'),
  Submitting: at('submitting.sending'),
  Success: at('success'),
  Failed: at('error', {
    failure: { kind: 'other', message: 'This browser does not let its database be changed.' },
  }),
})
