import { Button, Menu } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LateMenu } from './LateMenu'
import { useMenuOpening } from './use-menu-opening'

const chosen = fn()

/** A button and the menu that it opens. */
function SortMenu() {
  const { count, menu, trigger } = useMenuOpening(['Enter', ' ', 'ArrowDown'])
  return (
    <>
      <Button {...trigger}>Sort by</Button>
      {count > 0 ? (
        <LateMenu key={count} {...menu} first="name" placement="bottom-start" css={{ minWidth: '12rem' }}>
          {['name', 'size', 'date'].map((value) => (
            <Menu.Item key={value} value={value} px="2.5" py="2" onClick={() => chosen(value)}>
              {value}
            </Menu.Item>
          ))}
        </LateMenu>
      ) : null}
    </>
  )
}

const meta = {
  component: SortMenu,
  title: 'Components/Late menu',
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SortMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const OpenByKeyboard: Story = {
  play: async () => {
    chosen.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'name' })).toHaveAttribute('data-highlighted'),
    )
  },
}

export const TabClosesIt: Story = {
  play: async (context) => {
    await OpenByKeyboard.play?.(context)
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Tab}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(chosen).not.toHaveBeenCalled()
  },
}
