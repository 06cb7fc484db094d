import { chakra } from '@chakra-ui/react'
import { type ReactNode, Suspense, useState } from 'react'
import { Panel } from './Panel'

export interface FoldedPanelProps {
  title: string
  /** Made when the panel is opened for the first time. */
  children: ReactNode
}

/** A panel that is closed until a user opens it. */
export function FoldedPanel({ title, children }: FoldedPanelProps) {
  const [opened, setOpened] = useState(false)
  return (
    <Panel mt="5" as="section" aria-label={title}>
      <chakra.details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) setOpened(true)
        }}
      >
        <chakra.summary cursor="pointer" fontWeight="semibold" minHeight="6">
          {title}
        </chakra.summary>
        {opened ? (
          <chakra.div pt="4">
            <Suspense fallback={null}>{children}</Suspense>
          </chakra.div>
        ) : null}
      </chakra.details>
    </Panel>
  )
}
