import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyAt, walking, sideBySide } from '@/shared/lib/story'
import { appUpdateMachine } from '@machines/app-update'
import { UpdateNotice } from './UpdateNotice'

const meta = { component: UpdateNotice, title: 'Components/Update notice' } satisfies Meta<
  typeof UpdateNotice
>
export default meta

const at = (hasUnsaved: boolean) =>
  storyAt(appUpdateMachine.provide({ actions: { reloadPage: () => undefined } }), {}, (actor) => (
    <UpdateNotice actor={actor} hasUnsaved={() => hasUnsaved} />
  ))

export const States = sideBySide(meta, {
  Ready: at(false)('ready'),
  Unsaved: at(true)('unsaved'),
  Reloading: at(false)('reloading'),
  Later: at(false)('later'),
  AsksBeforeTextIsLost: walking(
    at(true)(
      'ready',
      {},
      {
        play: async ({ canvas }) => {
          await expect(canvas.getByRole('status')).toHaveTextContent('A new version of Orrery is ready')
          await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
          await expect(canvas.getByRole('status')).toHaveTextContent('Reloading discards it.')
          await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
          await expect(canvas.queryByRole('status')).toBeNull()
        },
      },
    ),
  ),
})
