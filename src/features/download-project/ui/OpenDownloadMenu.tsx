import { Menu } from '@chakra-ui/react'
import { LateMenu, type LateMenuProps } from '@/shared/ui/menu'
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
export function OpenDownloadMenu({ label, onDownload, ...menu }: OpenDownloadMenuProps) {
  return (
    <LateMenu {...menu} first={KINDS[0]?.kind} label={label} css={{ minWidth: '12rem' }}>
      {KINDS.map(({ kind, label: text }) => (
        <Menu.Item key={kind} value={kind} onClick={() => onDownload(kind)} px="2.5" py="2">
          {text}
        </Menu.Item>
      ))}
    </LateMenu>
  )
}
