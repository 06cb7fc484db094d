import { chakra, IconButton } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useAway } from '../model/use-away'
import { PLACE, WITH_ROOM } from './place'

export interface OpenButtonProps {
  badge: string | null
  /** The code of the panel could not be loaded. */
  failed: boolean
  /** Whether it takes the keyboard as soon as it is there. */
  returnRef: RefObject<boolean>
  /** The pointer or the keyboard is on it. */
  onNear: () => void
  onOpen: () => void | Promise<void>
}

/**
 * AST-01, AST-09: opens the chat. Pages leave its corner free: at their end, and in bars that stay in sight. Where a page is as wide
 * as the window, it makes room while the page is scrolled down, unless a reply is unread.
 */
export function OpenButton({ badge, failed, returnRef, onNear, onOpen }: OpenButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const away = useAway()
  useLayoutEffect(() => {
    if (returnRef.current) button.current?.focus({ preventScroll: true })
    returnRef.current = false
  }, [returnRef])
  return (
    <chakra.div {...PLACE} {...WITH_ROOM} data-away={away && !badge && !failed ? '' : undefined} boxSize="12">
      {failed ? (
        <chakra.p
          role="alert"
          position="absolute"
          right="0"
          bottom="14"
          width="16rem"
          p="3"
          textStyle="sm"
          bg="bg.raised"
          borderWidth="1px"
          borderRadius="md"
          boxShadow="lg"
        >
          The assistant could not be loaded. Check your connection and try again.
        </chakra.p>
      ) : null}
      <IconButton
        ref={button}
        aria-label={badge ? `Open AI Assistant, ${badge} unread` : 'Open AI Assistant'}
        variant="solid"
        colorPalette="accent"
        boxSize="12"
        borderRadius="full"
        boxShadow="lg"
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => void onOpen()}
      >
        <MessagesSquare size={22} aria-hidden />
        {badge ? (
          <chakra.span
            aria-hidden
            position="absolute"
            top="-1"
            right="-1"
            minWidth="5"
            height="5"
            px="1"
            borderRadius="full"
            bg="fg"
            color="bg"
            textStyle="xs"
            lineHeight="5"
            fontWeight="semibold"
          >
            {badge}
          </chakra.span>
        ) : null}
      </IconButton>
    </chakra.div>
  )
}
