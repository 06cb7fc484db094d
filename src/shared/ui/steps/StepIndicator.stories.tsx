import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateGrid } from '@/shared/lib/story'
import { StepIndicator } from './StepIndicator'

const meta = {
  component: StepIndicator,
  title: 'Components/Steps',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Where a wizard stands: done, current and coming. On a phone only the current step is named.',
      },
    },
  },
  argTypes: { current: { control: { type: 'range', min: 0, max: 4 } } },
  args: {
    steps: ['Project Details', 'Environment & Resources', 'Review Configuration', 'Create Project'],
    current: 0,
  },
} satisfies Meta<typeof StepIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const Third: Story = {
  args: { current: 2 },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent('Review Configuration'),
}
const TWO = ['Type', 'Name']
export const LengthsByPlace: Story = {
  render: ({ steps }) => (
    <StateGrid
      label="Steps"
      rows={{ two: TWO, four: steps }}
      states={{ first: () => 0, last: (count: number) => count - 1, 'all done': (count: number) => count }}
    >
      {(names, place) => (
        <div style={{ width: '20rem' }}>
          <StepIndicator steps={names} current={place(names.length)} />
        </div>
      )}
    </StateGrid>
  ),
}
export const OnAPhone: Story = { args: { current: 1 }, globals: { viewport: { value: 'phone' } } }
