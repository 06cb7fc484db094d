import { Button, chakra, CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { dialogLook } from '@/shared/theme'
import { Search } from 'lucide-react'
import type { Profile } from '@/entities/profile/model'
import { useEscape } from '@/shared/ui/escape'
import { usePalette } from '../../palette'
import { RailContent } from './RailContent'

export interface PhoneSheetProps {
  profile: Profile | null
  onClose: () => void
}

/** The rail on a narrow screen, over the page. */
export default function PhoneSheet({ profile, onClose }: PhoneSheetProps) {
  useEscape(onClose)
  const openPalette = usePalette()
  return (
    <Dialog.Root
      recipe={dialogLook}
      open
      onOpenChange={({ open }) => !open && onClose()}
      // The theme stops the page by one rule; the library would lay the whole page out anew.
      preventScroll={false}
    >
      <Portal>
        <Dialog.Backdrop bg="black/60" />
        <Dialog.Positioner justifyContent="flex-start" p="0">
          <Dialog.Content
            m="0"
            width="min(18rem, 100vw - 3rem)"
            maxWidth="none"
            height="100dvh"
            maxHeight="none"
            overflow="hidden"
            borderRadius="0"
            borderWidth="0"
            borderInlineEndWidth="1px"
          >
            <Dialog.Title srOnly>Workspace</Dialog.Title>
            <chakra.div
              display="flex"
              flexDirection="column"
              height="full"
              px="2"
              pt="14"
              pb="3"
              css={{ '& a': { minHeight: '40px' } }}
            >
              <Button
                variant="outline"
                justifyContent="flex-start"
                flexShrink="0"
                gap="2.5"
                px="2.5"
                mb="2"
                color="fg.muted"
                fontWeight="normal"
                onClick={() => {
                  onClose()
                  openPalette()
                }}
              >
                <Search size={17} aria-hidden />
                Search
              </Button>
              <RailContent profile={profile} />
            </chakra.div>
            <Dialog.CloseTrigger asChild>
              <CloseButton boxSize="10" variant="ghost" top="1" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
