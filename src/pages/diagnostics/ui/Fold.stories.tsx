import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { Fold } from './Fold'

const meta = {
  component: Fold,
  title: 'Pages/Diagnostics/Fold',
  parameters: { layout: 'padded' },
  args: { summary: '12 checks passed', children: 'All of them.' },
} satisfies Meta<typeof Fold>
export default meta

export const Variants = sideBySide(meta, {
  Closed: {
    play: async ({ canvas }) => expect(canvas.getByText('All of them.')).not.toBeVisible(),
  },
  Opened: {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByText('12 checks passed'))
      await expect(canvas.getByText('All of them.')).toBeVisible()
    },
  },
})
