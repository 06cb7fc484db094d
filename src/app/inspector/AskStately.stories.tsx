import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { createInspectTap } from '@/shared/lib/machine'
import { AskStately } from './AskStately'

const meta = {
  component: AskStately,
  title: 'Patterns/Inspector/Ask Stately',
  args: { tap: createInspectTap() },
} satisfies Meta<typeof AskStately>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}

export const Declined: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: "Don't" }))
    await expect(canvas.queryByText('Send to Stately?')).toBeNull()
  },
}
