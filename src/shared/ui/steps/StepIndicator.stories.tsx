import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepIndicator } from './StepIndicator'

const meta = {
  component: StepIndicator,
  title: 'Components/Steps',
  args: {
    steps: ['Project Details', 'Environment & Resources', 'Review Configuration', 'Create Project'],
    current: 0,
  },
} satisfies Meta<typeof StepIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Third: Story = {
  args: { current: 2 },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent('Review Configuration'),
}
export const AllDone: Story = { args: { current: 4 } }
export const OnAPhone: Story = { args: { current: 1 }, globals: { viewport: { value: 'phone' } } }
