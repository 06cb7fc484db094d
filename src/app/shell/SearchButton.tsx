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
      {/* Words, not a label: a page's own search field is the one that is labelled so. */}
      <chakra.span srOnly={{ base: true, xl: false }}>Search</chakra.span>
      <chakra.kbd aria-hidden display={{ base: 'none', xl: 'inline' }} font="inherit" opacity="0.8">
        Ctrl K
      </chakra.kbd>
    </Button>
  )
}
