import { Flex, Heading, Text } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel } from '@/shared/ui/panel'

/** PLT-04: what help there is; `children` is the way to it. */
export function HelpPanel({ children }: { children?: ReactNode }) {
  return (
    <Panel as="section" aria-label="Help" display="flex" flexWrap="wrap" alignItems="center" gap="4" p="4">
      <Flex flex="1 1 18rem" gap="3" align="center" minWidth="0">
        <Flex color="accent.fg" flexShrink="0">
          <MessagesSquare size={20} aria-hidden />
        </Flex>
        <div>
          <Heading as="h3" textStyle="md">
            Need help with the platform?
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            Ask how to create, deploy and monitor models.
          </Text>
        </div>
      </Flex>
      {children}
    </Panel>
  )
}
