import { Button, Heading } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback } from 'react'
import { expect, userEvent } from 'storybook/test'
import { CountLine, ListScreen, useListFilter, useListScreen } from '.'

interface Tool {
  id: string
  isNew: boolean
}

const NONE = { onlyNew: false }
const NOUNS = { one: 'tool', many: 'tools' }
const TOOLS: readonly Tool[] = ['anvil', 'brush', 'chisel'].map((id) => ({ id, isNew: id === 'brush' }))

/** A list with one filter, whose entries open beside it. */
function Tools({ entries = TOOLS, setAside = 0 }: { entries?: readonly Tool[]; setAside?: number }) {
  const { filter, change, reset } = useListFilter(NONE)
  const find = useCallback(
    (tools: readonly Tool[], { onlyNew }: typeof NONE) => tools.filter(({ isNew }) => isNew || !onlyNew),
    [],
  )
  const list = useListScreen({ status: 'ready', entries: [...entries], setAside }, NOUNS, filter, find)
  return (
    <ListScreen
      list={list}
      head={<Heading size="md">Tools</Heading>}
      detail={list.opened ? { id: list.opened.id, title: list.opened.id, content: 'A tool.' } : null}
      filters={
        <Button size="sm" onClick={() => (filter.onlyNew ? reset() : change({ onlyNew: true }))}>
          {filter.onlyNew ? 'All tools' : 'New tools'}
        </Button>
      }
    >
      {list.shown.map(({ id }) => (
        <Button key={id} variant="outline" onClick={() => list.open(id)}>
          Open {id}
        </Button>
      ))}
    </ListScreen>
  )
}

const meta = {
  component: Tools,
  title: 'Components/ListScreen',
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Tools>
export default meta
type Story = StoryObj<typeof meta>

export const Filtering: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 tools')
    await userEvent.click(canvas.getByRole('button', { name: 'New tools' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 tools')
    await expect(canvas.queryByRole('button', { name: 'Open anvil' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'All tools' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('3 tools')
  },
}

export const OpeningAnEntry: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open chisel' }))
    await expect(await canvas.findByRole('heading', { name: 'chisel' })).toBeVisible()
    await expect(canvas.getByText('A tool.')).toBeVisible()
  },
}

/** The address names an entry that the list does not have. */
export const AnUnknownEntry: Story = {
  parameters: { path: '/?open=hammer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This tool is not in your list')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all tools' }))
    await expect(canvas.queryByText('This tool is not in your list')).not.toBeInTheDocument()
  },
}

/** The line keeps its height while the number is not known. */
export const NoCountYet: Story = {
  render: () => <CountLine>{null}</CountLine>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('status').clientHeight).toBeGreaterThan(10)
  },
}
