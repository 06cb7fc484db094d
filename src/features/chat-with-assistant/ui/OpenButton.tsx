import { chakra, IconButton } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { PLACE } from './place'
import { useYields } from './use-yields'

export interface OpenButtonProps {
  badge: string | null
  /** What it opens could not be loaded. */
  failed: boolean
  /** Whether it takes the keyboard as soon as it is there. */
  returnRef: RefObject<boolean>
  /** The pointer or the keyboard is on it. */
  onNear: () => void
  onOpen: () => void | Promise<void>
}

/** A tab at the page's edge, narrow enough for its margin; with the keyboard on it, its ring is in sight, too. */
const DOCKED = {
  '&[data-yields]': {
    right: { base: '-4', md: '-6' },
    width: '6',
    borderRightRadius: '0',
    borderLeftRadius: 'md',
    '& svg': { boxSize: '4' },
    '&:focus-visible': { right: { base: 'calc(-1rem + 4px)', md: 'calc(-1.5rem + 4px)' } },
  },
} as const

/** AST-01, AST-09: opens the chat. Where something that is pressed lies under it, it is a tab at the page's edge. */
export function OpenButton({ badge, failed, returnRef, onNear, onOpen }: OpenButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const yields = useYields(place)
  useLayoutEffect(() => {
    if (returnRef.current) button.current?.focus({ preventScroll: true })
    returnRef.current = false
  }, [returnRef])
  return (
    <chakra.div ref={place} {...PLACE} boxSize="12" pointerEvents="none">
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
          The assistant could not be loaded. Check your connection and press its button again.
        </chakra.p>
      ) : null}
      <IconButton
        ref={button}
        aria-label={badge ? `Open AI Assistant, ${badge} unread` : 'Open AI Assistant'}
        variant="solid"
        colorPalette="accent"
        position="absolute"
        right="0"
        bottom="0"
        boxSize="12"
        minWidth="0"
        px="0"
        borderRadius="full"
        boxShadow="lg"
        pointerEvents="auto"
        transition="right 0.15s, width 0.15s, border-radius 0.15s"
        data-yields={yields || undefined}
        css={DOCKED}
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
