import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface TabLeadProps {
  /** The heading of this part, where the tab has several. */
  title?: string
  /** One sentence about what the tab shows. */
  children: ReactNode
  /** The actions of the tab, the primary action last. */
  actions: ReactNode
}

/** The first line of a tab: one sentence about its content, and its actions. The frame around it has the tab’s heading. */
export function TabLead({ title, children, actions }: TabLeadProps) {
  return (
    <Flex justify="space-between" align="center" columnGap="4" rowGap="3" wrap="wrap">
      <Box flex={{ base: '1 1 9rem', md: '1 1 16rem' }} maxWidth="60ch">
        {title ? (
          <Heading as="h3" textStyle="md" fontWeight="semibold">
            {title}
          </Heading>
        ) : null}
        <Text color="fg.muted">{children}</Text>
      </Box>
      <Flex gap="2" wrap="wrap" align="center">
        {actions}
      </Flex>
    </Flex>
  )
}
