import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Notice } from './Notice'

/** Confirms a success for a moment above the page's end; no content moves for it. */
export function Toast({ children }: { children: ReactNode }) {
  return createPortal(
    <Box
      position="fixed"
      insetInlineStart="0"
      insetInlineEnd="var(--inspector-right, 0px)"
      bottom="calc(1.5rem + var(--inspector-bottom, 0px))"
      mx="auto"
      px="4"
      width="full"
      maxWidth="28rem"
      zIndex="toast"
      pointerEvents="none"
      css={{ '& a': { pointerEvents: 'auto' }, '& > *': { boxShadow: 'lg', backgroundColor: 'bg.raised' } }}
    >
      <Notice status="success">{children}</Notice>
    </Box>,
    document.body,
  )
}
