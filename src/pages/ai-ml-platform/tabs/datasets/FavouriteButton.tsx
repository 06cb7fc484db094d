import { IconButton } from '@chakra-ui/react'
import { Star } from 'lucide-react'

export interface FavouriteButtonProps {
  name: string
  favourite: boolean
  onToggle: () => void
}

/** Marks a dataset as a favourite of the user. */
export function FavouriteButton({ name, favourite, onToggle }: FavouriteButtonProps) {
  return (
    <IconButton
      size="sm"
      variant="ghost"
      aria-label={`Favourite ${name}`}
      aria-pressed={favourite}
      color={favourite ? 'accent.fg' : 'fg.muted'}
      onClick={onToggle}
    >
      <Star size={16} aria-hidden fill={favourite ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
