import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from '@/shared/lib/machine'
import { storyAt, walking, sideBySide } from '@/shared/lib/story'
import type { AskInput } from '@machines/ask'
import { type OfflineCopy, offlineCopyMachine, type OfflineCopyOrder } from '../model/use-offline-copy'
import { OfflineCopyPanel } from './OfflineCopyPanel'
import { ThisBrowser } from './ThisBrowser'

const meta = { component: OfflineCopyPanel, title: 'Pages/Settings/This browser' } satisfies Meta<
  typeof OfflineCopyPanel
>
export default meta

const kept: OfflineCopy = { on: true, bytes: 3_400_000 }
const after: Record<OfflineCopyOrder, OfflineCopy> = {
  look: kept,
  on: { on: true, bytes: 0 },
  off: { on: false, bytes: 0 },
  remove: { on: true, bytes: 0 },
}
const machine = offlineCopyMachine.provide({
  actors: {
    answer: fromPromise<OfflineCopy, AskInput<OfflineCopyOrder>>(async ({ input }) => after[input.question]),
  },
})
const at = storyAt(machine, { question: 'look', answer: null, failure: null }, (actor) => (
  <OfflineCopyPanel actor={actor} />
))

export const Asking = at('asking')
export const OfThisBrowser: StoryObj = {
  render: () => <ThisBrowser />,
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No offline copy. It will be created on your next visit.')).toBeVisible(),
}

export const States = sideBySide(meta, {
  Answered: at('answered', { answer: kept }),
  NothingStored: at('answered', { answer: after.off }),
  Failed: at(
    'failed',
    { failure: { kind: 'other', message: 'This browser did not respond.' } },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('alert')).toHaveTextContent('This browser did not respond.'),
    },
  ),
  IsRemovedAndSwitchedOff: walking(
    at(
      'answered',
      { answer: kept },
      {
        play: async ({ canvas }) => {
          const status = canvas.getByRole('status')
          await expect(status).toHaveTextContent('The offline copy uses 3.4 MB.')
          await userEvent.click(canvas.getByRole('button', { name: 'Remove offline copy' }))
          await expect(status).toHaveTextContent('It will be created on your next visit.')
          await userEvent.click(canvas.getByRole('checkbox', { name: /Make Orrery available offline/ }))
          await expect(status).toHaveTextContent('Orrery needs a connection in this browser.')
        },
      },
    ),
  ),
})
