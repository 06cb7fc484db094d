import { Heading } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

export interface StepHeadingProps {
  children: string
  /** Read only: the steps above name it for the eye. */
  srOnly?: boolean
}

/** The heading of a step; takes focus when the step opens, so that keyboard and screen reader start there. */
export function StepHeading({ children, srOnly }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading
      ref={heading}
      as="h2"
      textStyle="xl"
      fontWeight="semibold"
      tabIndex={-1}
      outline="none"
      scrollMarginTop="28"
      srOnly={srOnly}
    >
      {children}
    </Heading>
  )
}
