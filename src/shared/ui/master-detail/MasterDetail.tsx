import { chakra, Flex, Heading, IconButton } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useEscape } from '../escape'

export interface Detail {
  /** The id of the thing: when it changes, the focus goes to its heading. */
  id: string
  title: string
  /** Beside the title: its status. */
  status?: ReactNode
  /** Actions on the open item. */
  actions?: ReactNode
  content: ReactNode
}

export interface MasterDetailProps {
  /** The list with its filters. */
  children: ReactNode
  /** The opened thing; null when none is. */
  detail: Detail | null
  onClose: () => void
}

/**
 * A list and the opened thing of it: the thing slides over the end of the list where there is room for both, so that the
 * list keeps its layout, and takes the place of the list where there is not. Escape or its button closes it, and the focus goes back to where it came from.
 */
export function MasterDetail({ children, detail, onClose }: MasterDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const headingId = useId()
  const id = detail?.id
  useEscape(onClose, detail !== null)
  useEffect(() => {
    if (id === undefined) {
      const back = cameFrom.current
      cameFrom.current = null
      if (back instanceof HTMLElement && back.isConnected) back.focus()
      return
    }
    cameFrom.current ??= document.activeElement
    heading.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <chakra.div containerType="inline-size">
      <chakra.div
        display="grid"
        gap="5"
        alignItems="start"
        css={
          detail
            ? {
                gridTemplateColumns: 'minmax(0, 1fr)',
                '& > div:first-of-type': { display: 'none' },
                '@container (min-width: 60rem)': {
                  '& > div:first-of-type': { display: 'block', gridArea: '1 / 1' },
                  // Sticky over a long list; a section taller than the window scrolls by itself.
                  '& > section': {
                    gridArea: '1 / 1',
                    justifySelf: 'end',
                    width: 'min(36rem, 58%)',
                    zIndex: 'docked',
                    boxShadow: 'lg',
                    position: 'sticky',
                    top: 'calc(var(--sticky-top, 0px) + 1rem)',
                    maxHeight: 'calc(100dvh - var(--sticky-top, 0px) - 2rem)',
                    overflowY: 'auto',
                    overscrollBehavior: 'contain',
                    // The assistant's button is above its end.
                    paddingBottom: '4.5rem',
                  },
                },
              }
            : { gridTemplateColumns: 'minmax(0, 1fr)' }
        }
      >
        <chakra.div minWidth="0">{children}</chakra.div>
        {detail ? (
          <chakra.section
            aria-labelledby={headingId}
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="lg"
            p={{ base: '4', md: '5' }}
            minWidth="0"
          >
            <Flex align="start" gap="3" mb="4">
              <chakra.div flex="1" minWidth="0">
                <Heading
                  ref={heading}
                  id={headingId}
                  as="h2"
                  textStyle="lg"
                  tabIndex={-1}
                  overflowWrap="anywhere"
                  dir="auto"
                  outline="none"
                >
                  {detail.title}
                </Heading>
                {detail.status ? <chakra.div mt="1">{detail.status}</chakra.div> : null}
              </chakra.div>
              <IconButton size="sm" variant="ghost" aria-label={`Close ${detail.title}`} onClick={onClose}>
                <X size={16} aria-hidden />
              </IconButton>
            </Flex>
            {detail.actions ? (
              <Flex wrap="wrap" gap="2" mb="4">
                {detail.actions}
              </Flex>
            ) : null}
            {detail.content}
          </chakra.section>
        ) : null}
      </chakra.div>
    </chakra.div>
  )
}
