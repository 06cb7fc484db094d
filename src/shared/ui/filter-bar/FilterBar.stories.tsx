import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FilterBar } from './FilterBar'
import { focusFilters, optionsOf } from './filters'
import { ViewToggle } from './ViewToggle'

const meta = { title: 'Components/Filter bar', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const NONE = { search: '', colour: 'all' as 'all' | 'red' | 'blue', view: 'grid' as 'grid' | 'list' }
const COLOURS = optionsOf({ value: 'all', label: 'All colours' }, ['red', 'blue'] as const)

function Bar({ searched }: { searched: boolean }) {
  const [filter, setFilter] = useState(NONE)
  const bar = useRef<HTMLElement>(null)
  const change = (changes: Partial<typeof NONE>) => setFilter({ ...filter, ...changes })
  return (
    <FilterBar
      ref={bar}
      label="Marbles"
      filter={filter}
      search={
        searched
          ? { value: filter.search, placeholder: 'Name', onValueChange: (search) => change({ search }) }
          : undefined
      }
      selects={[{ name: 'colour', label: 'Colour', options: COLOURS }]}
      onChange={change}
    >
      <ViewToggle label="View" view={filter.view} onSelect={(view) => change({ view })} />
      <Button
        onClick={() => {
          focusFilters(bar)
          setFilter(NONE)
        }}
      >
        Clear
      </Button>
    </FilterBar>
  )
}

export const Searched: StoryObj = {
  render: () => <Bar searched />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Search'), 'agate')
    await userEvent.selectOptions(canvas.getByLabelText('Colour'), 'blue')
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await expect(canvas.getByLabelText('Search')).toHaveValue('agate')
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByLabelText('Search')).toHaveFocus()
    await expect(canvas.getByLabelText('Colour')).toHaveValue('all')
  },
}
export const SelectsOnly: StoryObj = {
  render: () => <Bar searched={false} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByLabelText('Colour')).toHaveFocus()
  },
}
export const OnAPhone: StoryObj = { ...Searched, globals: { viewport: { value: 'phone' } } }
