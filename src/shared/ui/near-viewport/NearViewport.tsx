import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'

/** Calls back when `place` is about to scroll into view, two windows before, and again when it comes back. */
export function useNearViewport(place: RefObject<HTMLElement | null>, onNear: () => void): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { rootMargin: '200%' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, onNear])
}

export interface NearViewportProps extends HTMLChakraProps<'div'> {
  children: ReactNode
}

/** Reserves the height of its children (`minHeight`), and renders them two windows before they scroll into view. */
export function NearViewport({ children, ...box }: NearViewportProps) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [see] = useState(() => () => setSeen(true))
  useNearViewport(place, see)
  return (
    <chakra.div
      ref={place}
      data-scripted
      minWidth="0"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      // A plate in place of a hole for readers who scroll fast.
      bg={seen ? undefined : 'bg.subtle'}
      borderRadius="md"
      {...box}
    >
      <Suspense>{seen ? children : null}</Suspense>
    </chakra.div>
  )
}
