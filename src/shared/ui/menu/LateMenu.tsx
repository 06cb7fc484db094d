import { Menu, type MenuContentProps, Portal } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import { menuLook } from '@/shared/theme'
import type { LateMenuProps } from './use-menu-opening'

export interface LateMenuFrameProps extends LateMenuProps, Pick<MenuContentProps, 'children' | 'css'> {
  /** Without it, the button that opened the menu names it. */
  label?: string
  /** The value of the action that a menu opened by keyboard begins with. */
  first: string | undefined
  placement?: 'top-start' | 'bottom-start' | 'bottom-end'
}

/** A page that arrives may take the focus for a moment; only people close a menu. */
const staysOpen = (event: { preventDefault: () => void }): void => event.preventDefault()

/**
 * The menu that `useMenuOpening` opens, around its items. Items act by `onClick`, because the library's own event misses
 * a click without a preceding pointer event, such as a screen reader's.
 */
export function LateMenu(props: LateMenuFrameProps) {
  const { ids, open, byKeyboard, onClose, label, first, placement = 'bottom-end', children, css } = props
  // Tab closes the menu, and goes on from the button.
  const closeByTab = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onClose()
  }
  return (
    <Menu.Root
      recipe={menuLook}
      ids={ids}
      open={open}
      defaultHighlightedValue={byKeyboard ? first : undefined}
      onOpenChange={(next) => {
        if (!next.open) onClose()
      }}
      onFocusOutside={staysOpen}
      lazyMount
      unmountOnExit
      positioning={{ placement }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content p="1.5" aria-label={label} onKeyDown={closeByTab} css={css}>
            {children}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
