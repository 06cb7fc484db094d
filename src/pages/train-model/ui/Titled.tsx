import { Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '@/shared/ui/panel'

export const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel>
    <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="3">
      {title}
    </Heading>
    {children}
  </Panel>
)
