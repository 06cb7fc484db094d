import { Menu, Portal } from '@chakra-ui/react'
import { menuLook } from '@/shared/theme'
import { closesByTab, type LateMenuProps, staysOpen } from '@/shared/ui/menu'
import type { DownloadKind } from '../model/use-project-download'

export interface OpenDownloadMenuProps extends LateMenuProps {
  label: string
  onDownload: (kind: DownloadKind) => void
}

const KINDS: readonly { kind: DownloadKind; label: string }[] = [
  { kind: 'code', label: 'Code (zip)' },
  { kind: 'project', label: 'Project file (JSON)' },
]

/** PRJ-08: the downloads of a project, once the menu was opened. */
export function OpenDownloadMenu({
  ids,
  label,
  open,
  byKeyboard,
  onClose,
  onDownload,
}: OpenDownloadMenuProps) {
  return (
    <Menu.Root
      recipe={menuLook}
      ids={ids}
      open={open}
      defaultHighlightedValue={byKeyboard ? 'code' : undefined}
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
          <Menu.Content minWidth="12rem" p="1.5" aria-label={label} onKeyDown={closesByTab(onClose)}>
            {KINDS.map(({ kind, label: text }) => (
              // `onClick`: the library's own event misses a click without pointer events before it.
              <Menu.Item key={kind} value={kind} onClick={() => onDownload(kind)} px="2.5" py="2">
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
