import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { ColumnsMenu } from './ColumnsMenu'
import { RowCheckbox } from './RowCheckbox'
import { OpenRowMenu } from './OpenRowMenu'
import { RowMenu } from './RowMenu'
import { tableStyles } from './styles'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import type { Column, TableSort } from './types'
import { useDataTable } from './use-data-table'

interface Planet {
  name: string
  moons: number
}

const meta = { title: 'Components/Table/Parts', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const ROWS: Planet[] = [
  { name: 'Earth', moons: 1 },
  { name: 'Jupiter', moons: 95 },
]
const COLUMNS: Column<Planet>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'moons', header: 'Moons', cell: ({ moons }) => moons, hideable: true, align: 'end', width: '8rem' },
]
const nameOf = ({ name }: Planet) => name
const toggled = fn()

export const Boxes: Story = {
  render: () => (
    <StateGrid
      label="Boxes of rows"
      rows={{
        unchecked: { checked: false },
        mixed: { checked: false, mixed: true },
        checked: { checked: true },
      }}
      states={{ rest: {}, disabled: { disabled: true } }}
    >
      {(row, state, name) => <RowCheckbox label={name} onToggle={toggled} {...row} {...state} />}
    </StateGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'mixed, rest' })).toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox', { name: 'checked, disabled' })).toBeDisabled()
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: 'unchecked, rest' }))
    await user.keyboard('{/Shift}')
    await expect(toggled).toHaveBeenLastCalledWith(true, true)
  },
}

const chosen = fn()
const refused = fn()
const ACTIONS = [
  { label: 'Land here', onSelect: chosen },
  { label: 'Rename', onSelect: refused, unavailable: 'Its name is old.' },
  { label: 'Delete', onSelect: fn(), dangerous: true, parted: true },
]
const actionsOf = () => ACTIONS
const openMenu = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
}
export const MenuOpen: Story = {
  render: () => <RowMenu name="Earth" actions={actionsOf} />,
  play: () => openMenu('Actions for Earth'),
}
export const MenuChosenWithoutAPointer: Story = {
  render: () => <RowMenu name="Earth" actions={actionsOf} />,
  play: async () => {
    chosen.mockClear()
    await openMenu('Actions for Earth')
    // A click of a screen reader or of voice control, without pointer events.
    screen.getByRole('menuitem', { name: /Rename/ }).click()
    await expect(refused).not.toHaveBeenCalled()
    screen.getByRole('menuitem', { name: 'Land here' }).click()
    await waitFor(() => expect(chosen).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
export const MenuChosenByKeyboard: Story = {
  render: () => <RowMenu name="Earth" actions={actionsOf} />,
  play: async () => {
    chosen.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toHaveFocus())
    // The name of what is highlighted is one id.
    await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toMatch(/^\S+$/))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(chosen).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Earth' })).toHaveFocus())
  },
}
export const MenuByItself: Story = {
  render: () => (
    <>
      <button id="earth" type="button">
        Actions for Earth
      </button>
      <OpenRowMenu
        ids={{ trigger: 'earth', content: 'earth-menu' }}
        label="Actions for Earth"
        actions={actionsOf}
        busy={false}
        open
        byKeyboard={false}
        onClose={fn()}
      />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions for Earth' })).toBeVisible())
  },
}
export const MenuBusy: Story = { render: () => <RowMenu name="Earth" actions={actionsOf} busy /> }

const columnToggled = fn()
export const Columns: Story = {
  render: () => (
    <ColumnsMenu columns={[{ id: 'moons', header: 'Moons', shown: true }]} onToggle={columnToggled} />
  ),
  play: async () => {
    await openMenu('Columns')
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Moons' }))
    await expect(columnToggled).toHaveBeenLastCalledWith('moons', false)
  },
}

/** A table element around a part of one. */
function Framed({ children }: { children: ReactNode }) {
  return (
    <chakra.table css={tableStyles} aria-label="Planets">
      {children}
    </chakra.table>
  )
}

function Head() {
  const [sort, setSort] = useState<TableSort | null>({ id: 'name', desc: false })
  const table = useDataTable({
    label: 'Planets',
    rows: ROWS,
    columns: COLUMNS,
    rowId: nameOf,
    rowName: nameOf,
    empty: null,
    selectable: true,
    sort,
    onSortChange: setSort,
  })
  return (
    <Framed>
      <TableHead table={table} columns={COLUMNS} none={false} selectable withActions />
    </Framed>
  )
}

function Rows() {
  const table = useDataTable({
    label: 'Planets',
    rows: ROWS,
    columns: COLUMNS,
    rowId: nameOf,
    rowName: nameOf,
    empty: null,
    selectable: true,
    selection: { Jupiter: true },
  })
  return (
    <Framed>
      <tbody>
        {table.sorted.map((row, index) => (
          <TableRow
            key={row.name}
            ref={null}
            row={row}
            id={row.name}
            index={index}
            name={row.name}
            columns={COLUMNS}
            active={index === 0}
            selected={Boolean(table.selection[row.name])}
            canSelect
            busy={false}
            menu="filled"
            actionsOf={actionsOf}
            onFocus={fn()}
            onSelect={fn()}
          />
        ))}
      </tbody>
    </Framed>
  )
}

export const Variants = sideBySide(meta, {
  HeadSorted: {
    render: () => <Head />,
    play: async ({ canvas }) => {
      const header = canvas.getByRole('columnheader', { name: 'Name' })
      await expect(header).toHaveAttribute('aria-sort', 'ascending')
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
      await expect(header).toHaveAttribute('aria-sort', 'descending')
    },
  },
  RowsOneSelected: {
    render: () => <Rows />,
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('checkbox', { name: 'Select Jupiter' })).toBeChecked()
      const [earth, jupiter] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement]
      await expect(earth).toHaveAttribute('tabindex', '0')
      await expect(jupiter).toHaveAttribute('tabindex', '-1')
    },
  },
})
