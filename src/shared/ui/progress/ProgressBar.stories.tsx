import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { ProgressBar } from './ProgressBar'
import { ProgressRing } from './ProgressRing'

const meta = {
  component: ProgressBar,
  title: 'Components/Progress',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Long work that is counted: a bar across what it is about, a ring where a line has one. The number stands beside it in words.',
      },
    },
  },
  argTypes: { percent: { control: { type: 'range', min: 0, max: 100 } } },
  args: { label: 'Project creation', percent: 0 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>
const Half: Story = {
  args: { percent: 50 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Project creation' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    ),
}
const Done: Story = { args: { percent: 100 } }

export const Variants = sideBySide(meta, {
  Start: {},
  Half,
  Done,
  KindsByProgress: {
    render: () => (
      <StateGrid
        label="Progress"
        rows={{ bar: false, ring: true }}
        states={{ start: 0, quarter: 25, half: 50, done: 100 }}
      >
        {(ring, percent, name) =>
          ring ? (
            <ProgressRing percent={percent} size={48} />
          ) : (
            <div style={{ width: '8rem' }}>
              <ProgressBar label={name} percent={percent} />
            </div>
          )
        }
      </StateGrid>
    ),
  },
})
