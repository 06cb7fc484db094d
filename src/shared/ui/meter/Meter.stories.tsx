import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { Meter } from './Meter'

const meta = {
  component: Meter,
  title: 'Components/Meter',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'How full something is. A word marks a warning from 75 percent and an error from 90, beside the colour.',
      },
    },
  },
  argTypes: { percent: { control: { type: 'range', min: 0, max: 100 } } },
  args: { label: 'CPU', percent: 42 },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>
const Failed: Story = {
  args: { percent: 90 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('meter', { name: 'CPU' })).toHaveAttribute('aria-valuetext', '90%, critical'),
}

export const Variants = sideBySide(meta, {
  Ok: {},
  Failed,
  KindsByLevel: {
    render: () => (
      <StateGrid
        label="Meters"
        rows={{ labelled: false, compact: true }}
        states={{ none: 0, ok: 74, warning: 75, 'still a warning': 89, error: 90, over: 120 }}
      >
        {(compact, percent, name) => (
          <div style={{ width: '9rem' }}>
            <Meter label={name} percent={percent} compact={compact} />
          </div>
        )}
      </StateGrid>
    ),
  },
})
