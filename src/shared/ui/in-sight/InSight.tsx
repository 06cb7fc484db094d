import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

export interface InSightProps extends HTMLChakraProps<'div'> {
  children: ReactNode
}

/** Keeps the room for what it holds (`minHeight`), and draws it a window before it comes into sight. */
export function InSight({ children, ...box }: InSightProps) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '100%' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <chakra.div ref={place} minWidth="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" {...box}>
      <Suspense>{seen ? children : null}</Suspense>
    </chakra.div>
  )
}
