import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'

/** Calls back when `place` is about to scroll into view, one window before, and again when it comes back. */
export function useNearSight(place: RefObject<HTMLElement | null>, onNear: () => void): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { rootMargin: '100%' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, onNear])
}

export interface InSightProps extends HTMLChakraProps<'div'> {
  children: ReactNode
}

/** Keeps the room for what it holds (`minHeight`), and draws it a window before it comes into sight. */
export function InSight({ children, ...box }: InSightProps) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [see] = useState(() => () => setSeen(true))
  useNearSight(place, see)
  return (
    <chakra.div
      ref={place}
      data-scripted
      minWidth="0"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      {...box}
    >
      <Suspense>{seen ? children : null}</Suspense>
    </chakra.div>
  )
}
