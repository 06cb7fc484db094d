import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { FilterBar } from './FilterBar'
import { focusFilters, optionsOf } from './filters'
import { ViewToggle } from './ViewToggle'

const meta = {
  title: 'Components/Filter bar',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Narrows and arranges a list: the search first, then selects, then how it is laid out. On a narrow screen it takes several lines.',
      },
    },
  },
} satisfies Meta
export default meta

const NONE = { search: '', colour: 'all' as 'all' | 'red' | 'blue', view: 'grid' as 'grid' | 'list' }
interface BarProps {
  searched: boolean
  label?: string
  start?: typeof NONE
}
const COLOURS = optionsOf({ value: 'all', label: 'All colours' }, ['red', 'blue'] as const)

function Bar({ searched, label = 'Marbles', start = NONE }: BarProps) {
  const [filter, setFilter] = useState(start)
  const bar = useRef<HTMLElement>(null)
  const change = (changes: Partial<typeof NONE>) => setFilter({ ...filter, ...changes })
  return (
    <FilterBar
      ref={bar}
      label={label}
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

const WithASearch: StoryObj = { render: () => <Bar searched /> }
const SelectsOnly: StoryObj = { render: () => <Bar searched={false} /> }
export const OnAPhone: StoryObj = { ...WithASearch, globals: { viewport: { value: 'phone' } } }

export const Variants = sideBySide(meta, {
  WithASearch,
  SelectsOnly,
  KindsByFilter: {
    render: () => (
      <StateGrid
        label="Filter bars"
        rows={{ 'with a search': true, 'selects only': false }}
        states={{ everything: NONE, narrowed: { search: 'agate', colour: 'blue', view: 'list' } as const }}
      >
        {(searched, start, name) => (
          <div style={{ width: '28rem' }}>
            <Bar searched={searched} start={start} label={name} />
          </div>
        )}
      </StateGrid>
    ),
  },
  IsNarrowedAndCleared: {
    ...WithASearch,
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
  },
  LeadsToItsFirstSelectWhenCleared: {
    ...SelectsOnly,
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
      await expect(canvas.getByLabelText('Colour')).toHaveFocus()
    },
  },
})
