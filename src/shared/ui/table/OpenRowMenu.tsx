import { chakra, Menu, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { LateMenu, type LateMenuProps } from '../menu'
import type { RowMenuProps } from './RowMenu'

export interface OpenRowMenuProps extends LateMenuProps, Required<Omit<RowMenuProps, 'name'>> {
  label: string
}

/** The menu of a row, once it was opened. */
export function OpenRowMenu({ label, actions: actionsNow, busy, ...menu }: OpenRowMenuProps) {
  return (
    <LateMenu {...menu} first="0" label={label} css={{ minWidth: '13rem', maxWidth: '20rem' }}>
      {actionsNow().map(({ label: action, unavailable, dangerous, parted }, place, actions) => (
        <Fragment key={action}>
          {parted ? <Menu.Separator /> : null}
          <Menu.Item
            // It becomes part of an id, which has no spaces.
            value={String(place)}
            disabled={busy || unavailable !== undefined}
            // The library's own event misses a click without pointer events, such as a screen reader's.
            onClick={busy || unavailable !== undefined ? undefined : () => actionsNow()[place]?.onSelect()}
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
    </LateMenu>
  )
}
