import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'

/** Calls back when `place` is within half a window of the visible part, and again when it comes back. */
export function useNearViewport(place: RefObject<HTMLElement | null>, onNear: () => void): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { rootMargin: '50%' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, onNear])
}

export interface NearViewportProps extends HTMLChakraProps<'div'> {
  children: ReactNode
}

/** Reserves the height of its children (`minHeight`), and renders them once they are half a window away. */
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
