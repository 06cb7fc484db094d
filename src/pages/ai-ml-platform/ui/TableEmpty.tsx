import { Button, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface TableEmptyProps {
  /** Why there is no row. */
  children: string
  /** Given where filters hide them all. */
  onClear?: () => void
  /** The action that adds the first row. */
  action?: ReactNode
}

/** The content of a table without rows: the reason, and an action. */
export function TableEmpty({ children, onClear, action }: TableEmptyProps) {
  return (
    <Flex direction="column" align="center" gap="3" textAlign="center">
      <Text color="fg.muted">{children}</Text>
      {onClear ? (
        <Button size="sm" onClick={onClear}>
          Clear filters
        </Button>
      ) : (
        action
      )}
    </Flex>
  )
}
