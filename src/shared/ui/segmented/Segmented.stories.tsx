import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { Segmented } from './Segmented'

const WORDS = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
]
const ICONS = [
  { value: 'grid', label: 'Grid', Icon: LayoutGrid },
  { value: 'list', label: 'List', Icon: List },
]

const meta = {
  title: 'Components/Segmented control',
  component: Segmented,
  tags: ['autodocs'],
  args: { label: 'View', value: 'grid', options: WORDS, onSelect: fn() },
  argTypes: { value: { control: 'select', options: ['grid', 'list'] } },
  parameters: {
    docs: {
      description: {
        component:
          'Two to four views of the same thing, each a press away. The chosen one is raised, edged and said to be pressed. With icons, each has a name.',
      },
    },
  },
} satisfies Meta<typeof Segmented>
export default meta
type Story = StoryObj<typeof meta>
const SecondChosen: Story = { args: { value: 'list' } }
const TellsWhatIsPressed: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('list')
  },
}

export const Variants = sideBySide(meta, {
  FirstChosen: {},
  SecondChosen,
  KindsByChoice: {
    render: () => (
      <StateGrid
        label="Segmented controls"
        rows={{
          words: { options: WORDS },
          icons: { options: ICONS },
          'small icons': { options: ICONS, size: 'sm' as const },
          'one below the other': { options: ICONS, orientation: 'vertical' as const },
        }}
        states={{ first: 'grid', second: 'list' }}
      >
        {(kind, value, name) => <Segmented label={name} value={value} onSelect={fn()} {...kind} />}
      </StateGrid>
    ),
  },
  TellsWhatIsPressed,
})
