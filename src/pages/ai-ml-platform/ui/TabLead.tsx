import { Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface TabLeadProps {
  /** One sentence about what the tab shows. */
  children: ReactNode
  /** What can be done in the tab, the primary action last. */
  actions: ReactNode
}

/** Stands first in a tab: what it shows, and what can be done. The tab itself names it. */
export function TabLead({ children, actions }: TabLeadProps) {
  return (
    <Flex justify="space-between" align="center" columnGap="4" rowGap="3" wrap="wrap">
      <Text flex="1 1 16rem" color="fg.muted" maxWidth="60ch">
        {children}
      </Text>
      <Flex gap="2" wrap="wrap" align="center">
        {actions}
      </Flex>
    </Flex>
  )
}
