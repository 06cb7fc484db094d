import { Button, chakra, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'

export interface KeptListProps {
  title: string
  /** Each a `KeptItem`, newest first. */
  children: ReactNode[]
}

/** How many stand there before all are asked for. */
const SHOWN = 3

/** What was kept to go on with, in one line: the newest few, and all of it when that is asked for. */
export function KeptList({ title, children }: KeptListProps) {
  const [all, setAll] = useState(false)
  const listId = useId()
  return (
    <chakra.section
      aria-label={title}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
    >
      <Heading as="h2" textStyle="sm" fontWeight="semibold">
        {title}
      </Heading>
      <Flex as="ul" id={listId} wrap="wrap" gap="2" listStyleType="none" p="0" m="0" minWidth="0">
        {all ? children : children.slice(0, SHOWN)}
      </Flex>
      {children.length > SHOWN ? (
        <Button
          size="xs"
          variant="ghost"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Show all ${children.length}`}
        </Button>
      ) : null}
    </chakra.section>
  )
}

/** One of them: how to go on with it, and how to be rid of it. */
export function KeptItem({ children }: { children: ReactNode }) {
  return (
    <Flex
      as="li"
      align="center"
      maxWidth="full"
      minWidth="0"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      ps="3"
      minHeight="9"
    >
      {children}
    </Flex>
  )
}
