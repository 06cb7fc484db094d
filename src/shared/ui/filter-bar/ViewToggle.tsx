import { LayoutGrid, List } from 'lucide-react'
import { Segmented } from '../segmented'

export interface ViewToggleProps {
  label: string
  view: 'grid' | 'list'
  onSelect: (view: 'grid' | 'list') => void
}

const VIEWS = [
  { value: 'grid', label: 'Grid', Icon: LayoutGrid },
  { value: 'list', label: 'List', Icon: List },
] as const

/** How a list is laid out: in cards or in lines. */
export function ViewToggle({ label, view, onSelect }: ViewToggleProps) {
  return <Segmented label={label} value={view} options={VIEWS} onSelect={onSelect} />
}
