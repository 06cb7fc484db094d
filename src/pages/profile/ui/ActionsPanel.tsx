import { Heading, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '@/shared/ui/panel'

/** The panel around the quick actions, which the page and its placeholder share. */
export const ActionsPanel = ({ children }: { children: ReactNode }) => (
  <Panel as="section" aria-labelledby="actions">
    <Heading as="h2" id="actions" textStyle="lg" fontWeight="semibold" mb="4">
      Quick actions
    </Heading>
    <Stack gap="3">{children}</Stack>
  </Panel>
)
