import { Heading } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

export interface StepHeadingProps {
  children: string
  /** Read only: the steps above name it for the eye. */
  srOnly?: boolean
  /** False where a field of the step takes the focus. */
  focuses?: boolean
}

/** px; where the bar of the app and the steps of the wizard end that stay at the top of the page. */
const STEPS_END = 112

/** The heading of a step; takes focus when the step opens, so that keyboard and screen reader start there. */
export function StepHeading({ children, srOnly, focuses = true }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focuses) return
    const { top = 0, bottom = 0 } = heading.current?.getBoundingClientRect() ?? {}
    // A heading that is already visible below the steps does not scroll: a page that opens stays at its top.
    heading.current?.focus({ preventScroll: top >= STEPS_END && bottom <= innerHeight })
  }, [focuses])
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
