import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyAt, sideBySide } from '@/shared/lib/story'
import { createInspectTap } from '@/shared/lib/machine'
import { AskStately, StatelyNotice } from './AskStately'
import { statelyMachine } from './use-stately'

const meta = {
  component: AskStately,
  title: 'Patterns/Inspector/Ask Stately',
  args: { tap: createInspectTap() },
} satisfies Meta<typeof AskStately>
export default meta

const at = storyAt(statelyMachine, { question: null, answer: null, failure: null }, (actor) => (
  <StatelyNotice actor={actor} />
))
type Play = { canvas: Parameters<NonNullable<Meta['play']>>[0]['canvas'] }

export const Idle: StoryObj<typeof meta> = {}
export const Asking = at('asking')

export const States = sideBySide(meta, {
  Declined: at(
    'idle',
    {},
    {
      play: async ({ canvas }: Play) => {
        await expect(canvas.getByRole('status')).toHaveTextContent('would be sent to stately.ai')
        await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
        await expect(canvas.queryByText('Send to Stately?')).toBeNull()
      },
    },
  ),
  Answered: at(
    'answered',
    {},
    {
      play: async ({ canvas }: Play) => {
        await expect(canvas.getByRole('status')).toHaveTextContent('is sent to stately.ai until')
        await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull()
      },
    },
  ),
  Failed: at(
    'failed',
    {},
    {
      play: async ({ canvas }: Play) => {
        await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was sent.')
        await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible()
      },
    },
  ),
})
