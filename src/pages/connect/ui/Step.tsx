import { chakra, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Panel } from '@/shared/ui/panel'

export interface StepProps {
  /** Its number; a part that is no step has none. */
  number?: number
  title: string
  /** Rendered at the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** One step of connecting. */
export function Step({ number, title, aside, children }: StepProps) {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id}>
      <Flex justify="space-between" align="center" columnGap="4" rowGap="2" wrap="wrap" mb="4">
        <Flex align="center" gap="3">
          {number === undefined ? null : (
            <chakra.span
              aria-hidden
              display="inline-flex"
              alignItems="center"
              justifyContent="center"
              boxSize="7"
              flexShrink="0"
              borderWidth="1px"
              borderRadius="full"
              color="accent.fg"
              borderColor="accent.solid"
              textStyle="sm"
              fontVariantNumeric="tabular-nums"
            >
              {number}
            </chakra.span>
          )}
          <Heading as="h2" id={id} textStyle="lg" fontWeight="semibold">
            {title}
          </Heading>
        </Flex>
        {aside}
      </Flex>
      {children}
    </Panel>
  )
}
