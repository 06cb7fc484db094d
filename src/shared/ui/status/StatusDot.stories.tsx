import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { StatusDot } from './StatusDot'

const meta = {
  component: StatusDot,
  title: 'Components/Status',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A state in one word with a dot before it: the word says it, the colour helps to find it in a list.',
      },
    },
  },
  argTypes: {
    tone: { control: 'select', options: ['neutral', 'info', 'success', 'warning', 'error'] },
  },
} satisfies Meta<typeof StatusDot>
export default meta
type Story = StoryObj<typeof meta>

const Info: Story = { args: { tone: 'info', label: 'building' } }
const TONES = ['neutral', 'info', 'success', 'warning', 'error'] as const
const Tones: Story = {
  args: { tone: 'neutral', label: 'unknown' },
  render: () => (
    <StateGrid
      label="Tones"
      rows={{ dot: true }}
      states={Object.fromEntries(TONES.map((tone) => [tone, tone]))}
    >
      {(_, tone) => <StatusDot tone={tone} label={tone} />}
    </StateGrid>
  ),
}

export const Variants = sideBySide(meta, {
  Info,
  Tones,
})
