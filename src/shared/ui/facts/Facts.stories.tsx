import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from './Facts'

const meta = {
  component: Facts,
  title: 'Components/Facts',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'What is known of one thing, a label and a value each. Of many things it is a table. Labels are short; values wrap and are never cut.',
      },
    },
  },
} satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  args: {
    rows: [
      ['Status', 'active'],
      ['Role', 'user'],
      ['Address', 'x'.repeat(120)],
    ],
  },
}
export const OnAPhone: Story = { ...Some, globals: { viewport: { value: 'phone' } } }
