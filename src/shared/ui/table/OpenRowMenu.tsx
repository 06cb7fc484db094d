import { chakra, Menu, Portal, Text } from '@chakra-ui/react'
import { menuLook } from '@/shared/theme'
import { Fragment } from 'react'
import { closesByTab, type LateMenuProps, staysOpen } from '../menu'
import type { RowMenuProps } from './RowMenu'

export interface OpenRowMenuProps extends LateMenuProps, Required<Omit<RowMenuProps, 'name'>> {
  label: string
}

/** The menu of a row, once it was opened. */
export function OpenRowMenu(props: OpenRowMenuProps) {
  const { ids, label, actions: actionsNow, busy, open, byKeyboard, onClose } = props
  return (
    <Menu.Root
      recipe={menuLook}
      ids={ids}
      open={open}
      defaultHighlightedValue={byKeyboard ? '0' : undefined}
      onOpenChange={(next) => {
        if (!next.open) onClose()
      }}
      onFocusOutside={staysOpen}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content
            minWidth="13rem"
            maxWidth="20rem"
            p="1.5"
            aria-label={label}
            onKeyDown={closesByTab(onClose)}
          >
            {actionsNow().map(({ label: action, unavailable, dangerous, parted }, place, actions) => (
              <Fragment key={action}>
                {parted ? <Menu.Separator /> : null}
                <Menu.Item
                  // It becomes part of an id, which has no spaces.
                  value={String(place)}
                  disabled={busy || unavailable !== undefined}
                  // The library's own event misses a click without pointer events, such as a screen reader's.
                  onClick={
                    busy || unavailable !== undefined ? undefined : () => actionsNow()[place]?.onSelect()
                  }
                  px="2.5"
                  py="2"
                  color={dangerous ? 'fg.error' : undefined}
                >
                  <chakra.span>
                    {action}
                    {unavailable && unavailable !== actions[place - 1]?.unavailable ? (
                      <Text as="span" display="block" textStyle="xs">
                        {unavailable}
                      </Text>
                    ) : null}
                  </chakra.span>
                </Menu.Item>
              </Fragment>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
