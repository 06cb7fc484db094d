import { Heading } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

/** The heading of a step; takes focus when the step opens, so that keyboard and screen reader start there. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading ref={heading} as="h2" textStyle="xl" fontWeight="semibold" tabIndex={-1} outline="none">
      {children}
    </Heading>
  )
}
