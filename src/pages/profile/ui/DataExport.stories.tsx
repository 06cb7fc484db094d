import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from '@/shared/lib/machine'
import { storyAt, walking, sideBySide } from '@/shared/lib/story'
import { dataExportMachine } from '../model/use-data-export'
import { DataExport } from './DataExport'

const meta = { component: DataExport, title: 'Pages/Profile/Data export' } satisfies Meta<typeof DataExport>
export default meta

const machine = dataExportMachine.provide({ actors: { answer: fromPromise(async () => {}) } })
const at = storyAt(machine, { question: undefined, answer: null, failure: null }, (actor) => (
  <DataExport actor={actor} />
))
export const Asking = at('asking')

export const States = sideBySide(meta, {
  Idle: at('idle'),
  DownloadsTheData: walking(
    at(
      'idle',
      {},
      {
        play: async ({ canvas }) => {
          await userEvent.click(canvas.getByRole('button', { name: 'Download Data' }))
          await expect(await canvas.findByText('Downloaded orrery-data.json.')).toBeVisible()
        },
      },
    ),
  ),
  Answered: at('answered'),
  Failed: at(
    'failed',
    { failure: { kind: 'network', message: 'Network connection error.' } },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('alert')).toHaveTextContent('Network connection error.'),
    },
  ),
})
