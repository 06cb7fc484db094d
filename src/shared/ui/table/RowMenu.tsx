import { chakra, IconButton, Menu, Portal, Text } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { Fragment } from 'react'
import { useRowTabIndex } from './row-focus'
import type { RowAction } from './types'

export interface RowMenuProps {
  /** What the row is called. */
  name: string
  actions: readonly RowAction[]
  busy?: boolean
}

/** What can be done with a row. Seen while the pointer or the keyboard is in the row, on touch always. */
export function RowMenu({ name, actions, busy = false }: RowMenuProps) {
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={`Actions for ${name}`}
          aria-disabled={busy || undefined}
          tabIndex={useRowTabIndex()}
          data-row-menu=""
        >
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="13rem" maxWidth="20rem" p="1.5" aria-label={`Actions for ${name}`}>
            {actions.map(({ label, onSelect, unavailable, dangerous, parted }, place) => (
              <Fragment key={label}>
                {parted ? <Menu.Separator /> : null}
                <Menu.Item
                  // It becomes part of an id, which has no spaces.
                  value={String(place)}
                  disabled={busy || unavailable !== undefined}
                  // The library's own event misses a click that no pointer led up to, such as a screen reader's.
                  onClick={busy || unavailable !== undefined ? undefined : onSelect}
                  px="2.5"
                  py="2"
                  color={dangerous ? 'fg.error' : undefined}
                >
                  <chakra.span>
                    {label}
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
