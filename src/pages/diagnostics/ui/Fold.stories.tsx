import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Fold } from './Fold'

const meta = {
  component: Fold,
  title: 'Pages/Diagnostics/Fold',
  parameters: { layout: 'padded' },
  args: { summary: '12 checks passed', children: 'All of them.' },
} satisfies Meta<typeof Fold>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('All of them.')).not.toBeVisible(),
}
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('12 checks passed'))
    await expect(canvas.getByText('All of them.')).toBeVisible()
  },
}
