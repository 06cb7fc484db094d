import { chakra, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface EndpointFieldProps {
  endpoint: string
  /** The buttons for the address. */
  children: ReactNode
}

/** The address of a deployed model, with its buttons. */
export function EndpointField({ endpoint, children }: EndpointFieldProps) {
  return (
    <chakra.section aria-label="API endpoint">
      <Heading as="h3" textStyle="md" mb="2">
        API endpoint
      </Heading>
      <Flex
        align="center"
        gap="2"
        wrap="wrap"
        pl="3"
        pr="1"
        py="1"
        borderWidth="1px"
        borderRadius="sm"
        bg="bg.control"
      >
        <chakra.code
          flex="1 1 14rem"
          minWidth="0"
          py="1"
          fontFamily="mono"
          textStyle="sm"
          overflowWrap="anywhere"
        >
          {endpoint}
        </chakra.code>
        {children}
      </Flex>
    </chakra.section>
  )
}
