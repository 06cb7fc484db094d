import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar'
import { ProgressRing } from './ProgressRing'

const meta = {
  component: ProgressBar,
  title: 'Components/Progress',
  args: { label: 'Project creation', percent: 0 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}
export const Half: Story = {
  args: { percent: 50 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Project creation' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    ),
}
export const Done: Story = { args: { percent: 100 } }
export const AsARing: Story = { render: () => <ProgressRing percent={25} size={64} /> }
