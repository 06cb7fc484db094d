import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, type screen, userEvent, waitFor } from 'storybook/test'
import { DataTable } from './DataTable'
import type { Column } from './types'

interface Planet {
  name: string
}

const COLUMNS: Column<Planet>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
]
const idOf = ({ name }: Planet) => name
const many = (count: number): Planet[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Planet ${index + 1}` }))

const meta = {
  component: DataTable<Planet>,
  title: 'Components/Table/In a box',
  args: {
    label: 'Planets',
    rows: many(5),
    columns: COLUMNS,
    rowId: idOf,
    rowName: idOf,
    maxHeight: 600,
    empty: 'No planets.',
  },
} satisfies Meta<typeof DataTable<Planet>>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<typeof screen, 'getByRole'>
const scrollBox = (canvas: Canvas) => canvas.getByRole('region', { name: 'Planets' })
const rowOf = (name: string) => document.querySelector(`[data-row="${name}"]`) as HTMLElement

/** The table scrolls in a box of its own; the head stays, and the keyboard goes through all of it. */
export const ScrollsInABox: Story = {
  args: { rows: many(10_000) },
  play: async ({ canvas }) => {
    const scrolls = scrollBox(canvas)
    await expect(scrolls.getBoundingClientRect().height).toBe(600)
    await expect(scrolls.tabIndex).toBe(0)
    rowOf('Planet 1').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(rowOf('Planet 10000')).toHaveFocus())
    const head = scrolls.querySelector('thead') as Element
    // Under the head, and above the end of the box.
    const inSight = (name: string) => {
      const row = rowOf(name).getBoundingClientRect()
      return (
        row.top >= head.getBoundingClientRect().bottom && row.bottom <= scrolls.getBoundingClientRect().bottom
      )
    }
    await waitFor(() => expect(inSight('Planet 10000')).toBe(true))
    await expect(head.getBoundingClientRect().top - scrolls.getBoundingClientRect().top).toBeLessThan(2)
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80)
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(rowOf('Planet 1')).toHaveFocus())
    await waitFor(() => expect(inSight('Planet 1')).toBe(true))
  },
}
export const InABoxIsNoHigherThanItsRows: Story = {
  play: async ({ canvas }) =>
    expect(scrollBox(canvas).scrollHeight).toBeLessThanOrEqual(scrollBox(canvas).clientHeight),
}
export const OnAPhoneThePageScrolls: Story = {
  args: { rows: many(100) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Planets' })).toBeNull(),
}
