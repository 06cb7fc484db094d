import { chakra, CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { dialogLook } from '@/shared/theme'
import type { Profile } from '@/entities/profile/model'
import { useEscape } from '@/shared/ui/escape'
import { HomeLink } from '../HomeLink'
import { RailContent } from './RailContent'

export interface PhoneSheetProps {
  profile: Profile | null
  onClose: () => void
}

/** The rail on a narrow screen, over the page. */
export default function PhoneSheet({ profile, onClose }: PhoneSheetProps) {
  useEscape(onClose)
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
              pt="2"
              pb="3"
              css={{ '& a': { minHeight: '40px' } }}
            >
              <chakra.div px="2.5" mb="2">
                <HomeLink />
              </chakra.div>
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
