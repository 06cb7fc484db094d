import { chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface ClosingCallProps {
  title: ReactNode
  children: ReactNode
  actions: ReactNode
}

/** The end of a public page: one sentence and the next step. */
export function ClosingCall({ title, children, actions }: ClosingCallProps) {
  return (
    <chakra.section borderTopWidth="1px" pt={{ base: '10', md: '14' }}>
      <Flex
        justify="space-between"
        align={{ md: 'center' }}
        direction={{ base: 'column', md: 'row' }}
        gap="6"
      >
        <chakra.div>
          <Heading as="h2" textStyle="2xl" fontWeight="semibold" mb="1.5" textWrap="balance">
            {title}
          </Heading>
          <Text as="div" textStyle="lg" color="fg.muted" maxWidth="33rem" textWrap="pretty">
            {children}
          </Text>
        </chakra.div>
        <Flex gap="3" wrap="wrap" flexShrink="0">
          {actions}
        </Flex>
      </Flex>
    </chakra.section>
  )
}
