import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { GridItem } from './GridItem'
import { ListBox } from './ListBox'
import { PlainGrid } from './PlainGrid'
import { VirtualGrid } from './VirtualGrid'
import { WindowedGrid } from './WindowedGrid'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const meta = {
  component: VirtualGrid<number>,
  title: 'Components/List',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Cards or lines of any number: only those near the window are drawn, and each says which of how many it is.',
      },
    },
  },
  args: {
    label: 'Numbers',
    items: numbers(3),
    itemKey: String,
    narrowest: 160,
    gap: 16,
    estimate: 80,
    overscan: 2,
    renderItem: (item) => (
      <chakra.div height="20" p="4" borderWidth="1px" borderRadius="lg">
        {item}
      </chakra.div>
    ),
  },
} satisfies Meta<typeof VirtualGrid<number>>
export default meta
type Story = StoryObj<typeof meta>

const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => expect(canvas.queryAllByRole('listitem')).toEqual([]),
}
const Parts: Story = {
  render: (args) => (
    <ListBox label="Parts" maxHeight={160}>
      <PlainGrid {...args} narrowest={undefined} />
      <div role="list" aria-label="One">
        <GridItem item={1} index={0} total={1} style={undefined} renderItem={args.renderItem} />
      </div>
    </ListBox>
  ),
}
const Thousands: Story = {
  args: { items: numbers(10_000) },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem')
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(200)
    await expect(first).toHaveAttribute('aria-setsize', '10000')
  },
}
/** Draws only the items near the view, however few there are. */
const Windowed: Story = {
  args: { items: numbers(200), narrowest: undefined, maxHeight: 300 },
  render: (args) => <WindowedGrid {...args} />,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem')
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(30)
  },
}
const InItsOwnBox: Story = {
  args: { items: numbers(1000), total: 5000, narrowest: undefined, maxHeight: 300 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Numbers' }).clientHeight).toBeLessThanOrEqual(300)
    const [first] = await canvas.findAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-setsize', '5000')
  },
}
const KindsByCount: Story = {
  render: (args) => (
    <StateGrid
      label="Lists"
      rows={{
        cards: { narrowest: 120 },
        lines: { narrowest: undefined },
        'in its own box': { narrowest: undefined, maxHeight: 200 },
      }}
      states={{ one: 1, few: 3, many: 40 }}
    >
      {(kind, count, name) =>
        kind.maxHeight || count < 40 ? (
          <div style={{ width: '17rem' }}>
            <VirtualGrid {...args} {...kind} label={name} items={numbers(count)} />
          </div>
        ) : (
          'See Thousands.'
        )
      }
    </StateGrid>
  ),
}
const DrawsTheLastOnesWhenScrolledToTheEnd: Story = {
  args: InItsOwnBox.args,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Numbers' })
    box.scrollTop = box.scrollHeight
    await expect(await canvas.findByText('1000')).toBeVisible()
  },
}
export const OnAPhone: Story = {
  args: { items: numbers(1000), narrowest: 300 },
  globals: { viewport: { value: 'phone' } },
}

export const Variants = sideBySide(meta, {
  Empty,
  Few: {
    play: async ({ canvas }) => {
      const [first, second] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement]
      await expect(first.getBoundingClientRect().top).toBe(second.getBoundingClientRect().top)
    },
  },
  Parts,
  Thousands,
  InItsOwnBox,
  Windowed,
  KindsByCount,
  DrawsTheLastOnesWhenScrolledToTheEnd,
})
