import { chakra, Portal } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { findControl, IGNORED } from '@/entities/page-control'
import { type PointerFacts, sizeText } from '@/entities/page-control/model'

export interface HighlightProps {
  control: PointerFacts
  onRelease: () => void
}

/** The gap between the frame and the control, in px. */
const GAP = 4

/** A frame on the page around the control. It follows whatever moves it, and Escape takes it away. */
export function Highlight({ control, onRelease }: HighlightProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { id } = control
  useEffect(() => {
    let next = 0
    let element: Element | null = null
    const follow = () => {
      next = requestAnimationFrame(follow)
      if (!element?.isConnected) element = findControl(document, id)
      const box = element?.getBoundingClientRect()
      if (!frame.current || !box) return
      frame.current.style.transform = `translate(${box.left - GAP}px, ${box.top - GAP}px)`
      frame.current.style.width = `${box.width + 2 * GAP}px`
      frame.current.style.height = `${box.height + 2 * GAP}px`
    }
    follow()
    return () => cancelAnimationFrame(next)
  }, [id])
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onRelease()
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [onRelease])
  return (
    <Portal>
      <chakra.div
        ref={frame}
        aria-hidden
        data-highlight=""
        {...{ [IGNORED]: '' }}
        position="fixed"
        left="0"
        top="0"
        zIndex="max"
        pointerEvents="none"
        borderWidth="2px"
        borderColor="accent.solid"
        borderRadius="sm"
        bg="accent.solid/15"
      >
        <chakra.span
          position="absolute"
          left="-2px"
          top="100%"
          mt="1"
          px="2"
          py="0.5"
          borderRadius="sm"
          bg="accent.solid"
          color="accent.contrast"
          textStyle="xs"
          whiteSpace="nowrap"
        >
          {sizeText(control.box)}
        </chakra.span>
      </chakra.div>
    </Portal>
  )
}
