import { Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface TabLeadProps {
  /** One sentence about what the tab shows. */
  children: ReactNode
  /** The actions of the tab, the primary action last. */
  actions: ReactNode
}

/** The first line of a tab: one sentence about its content, and its actions. The tab itself is the title. */
export function TabLead({ children, actions }: TabLeadProps) {
  return (
    <Flex justify="space-between" align="center" columnGap="4" rowGap="3" wrap="wrap">
      <Text flex={{ base: '1 1 9rem', md: '1 1 16rem' }} color="fg.muted" maxWidth="60ch">
        {children}
      </Text>
      <Flex gap="2" wrap="wrap" align="center">
        {actions}
      </Flex>
    </Flex>
  )
}
