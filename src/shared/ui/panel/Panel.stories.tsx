import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from './Panel'

const meta = {
  component: Panel,
  title: 'Components/Panel',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A surface for one thing. Never inside another panel: a heading and a hairline part what belongs together.',
      },
    },
  },
} satisfies Meta<typeof Panel>
export default meta

export const WithText: StoryObj<typeof meta> = { args: { children: 'A surface for one thing.' } }
