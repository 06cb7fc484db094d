import { chakra, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface TitledProps {
  title: string
  children: ReactNode
}

/** A part of the page under its heading. It is no landmark: the table in it is a region of the same name. */
export function Titled({ title, children }: TitledProps) {
  return (
    <chakra.div minWidth="0">
      <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="3">
        {title}
      </Heading>
      {children}
    </chakra.div>
  )
}
