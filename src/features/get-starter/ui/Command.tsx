import type { ReactNode } from 'react'
import { Code, Flex } from '@chakra-ui/react'

/** The command that makes the choice from a checkout. */
export function Command({ command, copy }: { command: string; copy: ReactNode }) {
  return (
    <Flex align="center" gap="2" minWidth="0">
      <Code
        flex="1"
        minWidth="0"
        overflowX="auto"
        whiteSpace="nowrap"
        p="2"
        tabIndex={0}
        aria-label="Command"
      >
        {command}
      </Code>
      {copy}
    </Flex>
  )
}
