import { chakra, Menu, Portal, Text } from '@chakra-ui/react'
import { menuLook } from '@/shared/theme'
import { Fragment } from 'react'
import type { RowMenuProps } from './RowMenu'

export interface OpenRowMenuProps extends Required<Omit<RowMenuProps, 'name'>> {
  /** Id of the button that opened it, which has the focus again when it closes. */
  triggerId: string
  label: string
  open: boolean
  /** Begins with its first action. */
  byKeyboard: boolean
  onClose: () => void
}

/** The menu of a row, once it was opened. */
export function OpenRowMenu(props: OpenRowMenuProps) {
  const { triggerId, label, actions: actionsNow, busy, open, byKeyboard, onClose } = props
  return (
    <Menu.Root
      recipe={menuLook}
      ids={{ trigger: triggerId }}
      open={open}
      defaultHighlightedValue={byKeyboard ? '0' : undefined}
      onOpenChange={(next) => {
        if (!next.open) onClose()
      }}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="13rem" maxWidth="20rem" p="1.5" aria-label={label}>
            {actionsNow().map(({ label: action, unavailable, dangerous, parted }, place, actions) => (
              <Fragment key={action}>
                {parted ? <Menu.Separator /> : null}
                <Menu.Item
                  // It becomes part of an id, which has no spaces.
                  value={String(place)}
                  disabled={busy || unavailable !== undefined}
                  // The library's own event misses a click that no pointer led up to, such as a screen reader's.
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
