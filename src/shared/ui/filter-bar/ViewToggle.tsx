import { Flex, IconButton } from '@chakra-ui/react'
import { LayoutGrid, List } from 'lucide-react'

export interface ViewToggleProps {
  label: string
  view: 'grid' | 'list'
  onSelect: (view: 'grid' | 'list') => void
}

const VIEWS = [
  { view: 'grid', label: 'Grid', Icon: LayoutGrid },
  { view: 'list', label: 'List', Icon: List },
] as const

/** How a list is laid out: in cards or in lines. */
export function ViewToggle({ label, view, onSelect }: ViewToggleProps) {
  return (
    <Flex borderWidth="1px" borderRadius="sm" role="group" aria-label={label}>
      {VIEWS.map((one) => (
        <IconButton
          key={one.view}
          variant="ghost"
          size="sm"
          height="9.5"
          aria-label={one.label}
          aria-pressed={one.view === view}
          color={one.view === view ? 'accent.fg' : 'fg.muted'}
          onClick={() => onSelect(one.view)}
        >
          <one.Icon aria-hidden />
        </IconButton>
      ))}
    </Flex>
  )
}
