import { Button, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { usePalette } from '../palette'

/** The command palette, for who does not know its keys. In a narrow bar it is an icon. */
export function SearchButton() {
  return (
    <Button
      size="sm"
      variant="ghost"
      color="fg.muted"
      fontWeight="normal"
      flexShrink="0"
      height={{ base: '10', lg: '9' }}
      minWidth="10"
      px={{ base: '0', xl: '2.5' }}
      gap="2"
      onClick={usePalette()}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Search size={16} aria-hidden />
      {/* Uses text instead of `aria-label`, because a page may label its own search field so. */}
      <chakra.span srOnly={{ base: true, xl: false }}>Search</chakra.span>
      <chakra.kbd aria-hidden display={{ base: 'none', xl: 'inline' }} font="inherit" color="fg.muted">
        Ctrl K
      </chakra.kbd>
    </Button>
  )
}
