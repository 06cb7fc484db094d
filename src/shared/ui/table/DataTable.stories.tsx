import { Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { Notice } from '../notice'
import { StatusDot } from '../status'
import { DataTable } from './DataTable'
import { RowLink } from './RowLink'
import type { Column, RowAction } from './types'

interface Planet {
  name: string
  moons: number | null
  kind: string
}

const PLANETS: Planet[] = [
  { name: 'Mercury', moons: 0, kind: 'rock' },
  { name: 'Venus', moons: null, kind: 'rock' },
  { name: 'Earth', moons: 1, kind: 'rock' },
  { name: 'Jupiter', moons: 95, kind: 'gas' },
  { name: 'Neptune', moons: 16, kind: 'ice' },
]
const COLUMNS: Column<Planet>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => <RowLink to={`/planets/${name}`}>{name}</RowLink>,
    sortBy: ({ name }) => name,
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ kind }) => <StatusDot tone={kind === 'rock' ? 'warning' : 'info'} label={kind} />,
    width: '8rem',
    hideable: true,
  },
  {
    id: 'moons',
    header: 'Moons',
    cell: ({ moons }) => moons ?? 'unknown',
    sortBy: ({ moons }) => moons,
    descendingFirst: true,
    width: '8rem',
    align: 'end',
  },
]
const idOf = ({ name }: Planet) => name
const opened = fn()
const landed = fn()
const actions = ({ name }: Planet): RowAction[] => [
  { label: 'Land', onSelect: () => landed(name) },
  { label: 'Rename', onSelect: fn(), unavailable: 'Its name is old.' },
  { label: 'Delete', onSelect: fn(), dangerous: true, parted: true },
]
const many = (count: number): Planet[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Planet ${index + 1}`,
    moons: index % 90,
    kind: 'rock',
  }))

const meta = {
  component: DataTable<Planet>,
  title: 'Components/Table',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Things that people compare. A row opens its thing, its menu holds the rest. Sort what has an order, align numbers at their end, let only minor columns be hidden. The arrow keys, Home and End lead through the rows, Space selects, Enter opens.',
      },
    },
  },
  args: {
    label: 'Planets',
    rows: PLANETS,
    columns: COLUMNS,
    rowId: idOf,
    rowName: idOf,
    empty: <Text color="fg.muted">No planet matches.</Text>,
    onOpen: ({ name }) => opened(name),
    actions,
    selectable: true,
  },
} satisfies Meta<typeof DataTable<Planet>>
export default meta
type Story = StoryObj<typeof meta>

const names = () => screen.getAllByRole('rowheader').map((header) => header.textContent)
const box = (name: string) => screen.getByRole('checkbox', { name })
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLTableRowElement
const PlainRows: Story = { args: { selectable: false, actions: undefined } }
export const IsSortedByAHeader: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Moons' })
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await expect(screen.getByRole('table')).toHaveAccessibleDescription(/arrow keys/)
    await userEvent.click(canvas.getByRole('button', { name: 'Moons' }))
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(names()).toEqual(['Jupiter', 'Neptune', 'Earth', 'Mercury', 'Venus'])
    await userEvent.click(canvas.getByRole('button', { name: 'Moons' }))
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(names()).toEqual(['Mercury', 'Earth', 'Neptune', 'Jupiter', 'Venus'])
  },
}
export const SelectsUpToAPressWithShift: Story = {
  play: async () => {
    const user = userEvent.setup()
    await user.click(box('Select Venus'))
    await user.keyboard('{Shift>}')
    await user.click(box('Select Jupiter'))
    await user.keyboard('{/Shift}')
    await expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    await expect(box('Select all')).toBePartiallyChecked()
    await user.click(box('Select all'))
    await expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(6)
  },
}
export const IsReadAndSelectedByKeyboard: Story = {
  play: async ({ canvas }) => {
    rowOf('Mercury').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(rowOf('Venus')).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(box('Select Venus')).toBeChecked()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await waitFor(() => expect(rowOf('Jupiter')).toHaveFocus())
    await expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    await userEvent.keyboard('{End}{Enter}')
    await expect(opened).toHaveBeenLastCalledWith('Neptune')
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(rowOf('Mercury')).toHaveFocus())
    // Tab goes through one row, and then out of the table.
    await userEvent.tab()
    await expect(box('Select Mercury')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Mercury' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Actions for Mercury' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('table').contains(document.activeElement)).toBe(false)
  },
}
export const DoesWhatTheMenuOfARowSays: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Earth' })
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitem', { name: /Rename/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Land' }))
    await expect(landed).toHaveBeenLastCalledWith('Earth')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
export const HidesAColumn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Kind' }))
    await waitFor(() => expect(canvas.queryByText('gas')).toBeNull())
    await userEvent.keyboard('{Escape}')
  },
}
const SomeNotSelectable: Story = { args: { selectable: ({ name }) => name !== 'Earth' } }
export const SelectsAllThatCanBe: Story = {
  args: SomeNotSelectable.args,
  play: async () => {
    await userEvent.click(box('Select all'))
    await expect(box('Select Earth')).not.toBeChecked()
    await expect(box('Select Earth')).toBeDisabled()
    await expect(box('Select all')).toBeChecked()
  },
}
const Busy: Story = { args: { isBusy: ({ name }) => name === 'Venus' } }
export const TenThousand: Story = {
  args: { rows: many(10_000) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('row').length).toBeLessThan(60),
}
export const GoesToTheLastOfTenThousand: Story = {
  args: TenThousand.args,
  play: async ({ canvas }) => {
    rowOf('Planet 1').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(rowOf('Planet 10000')).toHaveFocus())
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80)
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(rowOf('Planet 1')).toHaveFocus())
    window.scrollTo(0, 0)
  },
}
export const PrintsTheFirstOfTenThousand: Story = {
  args: { rows: many(10_000) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    const rows = () => table.querySelectorAll('[data-row]').length
    const shown = rows()
    // The browser lays the page out for paper right after the listeners of this event have run.
    window.dispatchEvent(new Event('beforeprint'))
    await waitFor(() => expect(rows()).toBe(500), { timeout: 20_000 })
    await expect(canvas.getByText('9,500 more rows are not printed')).toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(rows()).toBeLessThan(shown + 20), { timeout: 20_000 })
    await expect(canvas.queryByText(/not printed/)).toBeNull()
  },
}
const Loading: Story = { args: { rows: [], state: 'loading' } }
const LoadingAgain: Story = { args: { state: 'loading' } }
const Empty: Story = { args: { rows: [] } }
const Failed: Story = {
  args: { rows: [], state: 'error', error: <Notice status="error">They could not be read.</Notice> },
}
const KINDS = {
  plain: { selectable: false, actions: undefined },
  'with a menu': { selectable: false },
  selectable: {},
}
const STATES = {
  ready: {},
  'at work': { isBusy: ({ name }: Planet) => name === 'Venus' },
  loading: { rows: [], state: 'loading' },
  empty: { rows: [] },
  failed: { rows: [], state: 'error', error: <Notice status="error">They could not be read.</Notice> },
} as const
const KindsByState: Story = {
  render: (args) => (
    <StateGrid label="Tables" rows={KINDS} states={STATES}>
      {(kind, state, name) => (
        <div style={{ width: '26rem' }}>
          <DataTable {...args} rows={PLANETS.slice(0, 3)} {...kind} {...state} label={name} />
        </div>
      )}
    </StateGrid>
  ),
}
const NAMES = ['x'.repeat(200), 'مشروع المتجر الإلكتروني', '🪐🌍👩‍🚀', 'Ada']
const LongNames: Story = {
  args: { rows: NAMES.map((name) => ({ name, moons: 3, kind: 'rock' })) },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(Math.round(row.getBoundingClientRect().height)).toBeLessThanOrEqual(45)
  },
}
export const OnAPhone: Story = {
  args: { rows: [...PLANETS, { name: 'x'.repeat(200), moons: 3, kind: 'rock' }] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Variants = sideBySide(meta, {
  Ready: {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('table', { name: 'Planets' })).toHaveAttribute('aria-rowcount', '6')
      const [row] = canvas.getAllByRole('row').slice(1) as [HTMLElement]
      await expect(Math.round(row.getBoundingClientRect().height)).toBeLessThanOrEqual(45)
    },
  },
  PlainRows,
  SomeNotSelectable,
  Busy,
  Loading,
  LoadingAgain,
  Empty,
  Failed,
  KindsByState,
  LongNames,
})
