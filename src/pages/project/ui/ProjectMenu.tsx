import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { menuLook } from '@/shared/theme'
import { MenuEnds } from '@/shared/ui/menu'
import { CopyPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react'

export interface ProjectMenuProps {
  /** Name of the project. */
  name: string
  onEdit: () => void
  onDuplicate: () => void
  onDelete: () => void
}

/** The menu with the other actions of a project. */
export function ProjectMenu({ name, onEdit, onDuplicate, onDelete }: ProjectMenuProps) {
  const items = [
    { value: 'edit', label: 'Edit', Icon: Pencil, act: onEdit },
    { value: 'duplicate', label: 'Duplicate', Icon: CopyPlus, act: onDuplicate },
    { value: 'delete', label: 'Delete', Icon: Trash2, act: onDelete, color: 'fg.error' },
  ]
  return (
    <Menu.Root recipe={menuLook} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton variant="outline" aria-label={`More actions for ${name}`}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="13rem" p="1.5">
            {items.map(({ value, label, Icon, color, act }) => (
              // `onClick`: the library's own event misses a click without pointer events before it, such as a screen
              // reader's.
              <Menu.Item key={value} value={value} onClick={act} px="2.5" py="2" gap="2.5" color={color}>
                <Icon size={16} aria-hidden />
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
      <MenuEnds />
    </Menu.Root>
  )
}
