import { Button, chakra, Menu, Portal, useSlotRecipe } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { menuLook } from '../layers'

function Actions({ open }: { open?: boolean }) {
  return (
    <Menu.Root recipe={menuLook} defaultOpen={open}>
      <Menu.Trigger asChild>
        <Button>Actions</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="12rem">
            <Menu.Item value="edit">Edit</Menu.Item>
            <Menu.Item value="duplicate">Duplicate</Menu.Item>
            <Menu.Item value="share" disabled>
              Share
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item value="delete" color="fg.error">
              Delete
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

const meta = {
  title: 'Components/Menu',
  component: Actions,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '300px' },
      description: {
        component:
          'What can be done with one thing, when there is no room for a button each. What removes it stands last, apart and in the colour of errors. The arrow keys and first letters lead through it.',
      },
    },
  },
} satisfies Meta<typeof Actions>
export default meta
type Story = StoryObj<typeof meta>
export const Open: Story = {
  args: { open: true },
  play: async () => waitFor(() => expect(screen.getByRole('menu')).toBeVisible()),
}
function Item({ danger, icon, ...state }: { danger?: true; icon?: true }) {
  const { item } = useSlotRecipe({ recipe: menuLook })()
  return (
    <chakra.div css={item} minWidth="9rem" color={danger && 'fg.error'} {...state}>
      {icon ? <Copy size={16} aria-hidden /> : null}
      {danger ? 'Delete' : 'Duplicate'}
    </chakra.div>
  )
}
export const IsReadByTheArrowKeysAndClosedByEscape: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute('data-highlighted'),
    )
    // The menu has the keyboard again a frame after an arrow.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus())
  },
}

export const Variants = sideBySide(meta, {
  Closed: {},
  EntriesByState: {
    parameters: { docs: { story: { inline: true } } },
    render: () => (
      <StateGrid
        label="Entries of a menu"
        rows={{ words: {}, 'with an icon': { icon: true as const }, 'takes away': { danger: true as const } }}
        states={{
          rest: {},
          'pointed at': { 'data-highlighted': '' },
          disabled: { 'data-disabled': '', 'aria-disabled': true },
        }}
      >
        {(kind, state) => <Item {...kind} {...state} />}
      </StateGrid>
    ),
  },
})
