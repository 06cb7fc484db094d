import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

export interface TitledProps {
  title: string
  children: ReactNode
}

/** A part of the page under its heading. */
export function Titled({ title, children }: TitledProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} minWidth="0">
      <Heading as="h2" id={id} textStyle="lg" fontWeight="semibold" mb="3">
        {title}
      </Heading>
      {children}
    </chakra.section>
  )
}
