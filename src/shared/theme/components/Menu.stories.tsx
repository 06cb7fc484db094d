import { Button, Menu, Portal } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

function Actions({ open }: { open?: boolean }) {
  return (
    <Menu.Root defaultOpen={open}>
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

export const Closed: Story = {}
export const Open: Story = {
  args: { open: true },
  play: async () => waitFor(() => expect(screen.getByRole('menu')).toBeVisible()),
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
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus())
  },
}
