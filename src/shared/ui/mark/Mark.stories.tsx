import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@/shared/lib/story'
import { Mark } from './Mark'

const meta = {
  component: Mark,
  title: 'Components/Mark',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Orrery’s mark, in the colour of the text around it. It turns only while something is really in progress, and words beside it say what.',
      },
    },
  },
} satisfies Meta<typeof Mark>
export default meta

const Small: StoryObj<typeof meta> = { args: { size: 24 } }
const Large: StoryObj<typeof meta> = { args: { size: 160 } }
const Turning: StoryObj<typeof meta> = { args: { size: 96, turning: true } }

export const Variants = sideBySide(meta, {
  Small,
  Large,
  Turning,
})
