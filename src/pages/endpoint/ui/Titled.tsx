import { Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Panel } from '@/shared/ui/panel'

export interface TitledProps {
  title: string
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of the page. */
export function Titled({ title, aside, children }: TitledProps) {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" id={id} textStyle="lg" fontWeight="semibold">
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Panel>
  )
}
