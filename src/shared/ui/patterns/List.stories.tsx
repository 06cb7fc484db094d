import { Button, Flex } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FilterBar, ViewToggle } from '../filter-bar'
import { VirtualGrid } from '../list'
import { PageHeader } from '../page-header'
import { Panel } from '../panel'
import { StatusDot } from '../status'

const meta = { title: 'Patterns/List', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const NAMES = [
  'Storefront',
  'Observatory',
  'مشروع المتجر',
  'A name of many words that has to be cut somewhere',
]
const filter = { view: 'grid' }

const list = (names: string[]) => (
  <>
    <PageHeader
      title="My Projects"
      actions={
        <Button variant="solid" colorPalette="accent">
          New Project
        </Button>
      }
    />
    <FilterBar
      label="Projects"
      filter={filter}
      search={{ value: '', placeholder: 'Name', onValueChange: fn() }}
      selects={[{ name: 'view', label: 'Sort', options: [{ value: 'grid', label: 'Newest' }] }]}
      onChange={fn()}
    >
      <ViewToggle label="View" view="grid" onSelect={fn()} />
    </FilterBar>
    <Flex direction="column" mt="5">
      <VirtualGrid
        label="Projects"
        items={names}
        itemKey={(name) => name}
        narrowest={260}
        gap={16}
        estimate={90}
        overscan={2}
        renderItem={(name) => (
          <Panel height="full" p="4">
            <Flex justify="space-between" gap="3">
              <b dir="auto">{name}</b>
              <StatusDot tone="success" label="active" />
            </Flex>
          </Panel>
        )}
      />
    </Flex>
  </>
)

/** Header with the one primary action, what narrows the list, the list. */
export const Some: StoryObj = { render: () => list(NAMES) }
export const OnAPhone: StoryObj = { ...Some, globals: { viewport: { value: 'phone' } } }
