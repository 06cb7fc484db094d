import { chakra, IconButton } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { PLACE } from './place'
import { useYields } from './use-yields'

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
 * A tab of 26 px at the page's edge, which nearly fits the page's margin. The button is only transformed and clipped, so
 * that no layout shifts; the icon and the badge move into the visible part.
 */
const DOCKED = {
  '&[data-yields]': {
    transform: { base: 'translateX(1rem)', md: 'translateX(1.5rem)' },
    clipPath: 'inset(0 0 0 22px round 8px 0 0 8px)',
    borderRadius: '0',
    '& svg': { transform: 'translateX(11px) scale(0.75)' },
    '& > span': { transform: 'translate(-0.4375rem, 0.4375rem)' },
    '&:has(> span) svg': { transform: 'translate(11px, 10px) scale(0.75)' },
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: '3px 3px 3px 25px',
      borderWidth: '2px',
      borderColor: 'accent.contrast',
      borderRadius: 'sm',
    },
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
        pointerEvents="auto"
        transition="transform 0.15s"
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
