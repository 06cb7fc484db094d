import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { menuLook } from '@/shared/theme'
import { MenuEnds } from '../menu'
import { Columns3 } from 'lucide-react'

export interface ColumnsMenuProps {
  columns: readonly { id: string; header: string; shown: boolean }[]
  onToggle: (id: string, shown: boolean) => void
}

/** Which columns are shown. */
export function ColumnsMenu({ columns, onToggle }: ColumnsMenuProps) {
  return (
    <Menu.Root
      recipe={menuLook}
      closeOnSelect={false}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Trigger asChild>
        <IconButton size="sm" variant="ghost" aria-label="Columns">
          <Columns3 size={16} aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content p="1.5">
            {columns.map(({ id, header, shown }) => (
              <Menu.CheckboxItem
                key={id}
                value={id}
                checked={shown}
                py="2"
                onCheckedChange={(checked) => onToggle(id, checked)}
              >
                {header}
                <Menu.ItemIndicator />
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
      <MenuEnds />
    </Menu.Root>
  )
}
