import { Button, chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { formatDateTime } from '@/shared/lib/format'

export interface SavedListProps {
  title: string
  /** Each a `SavedItem`, newest first. */
  children: ReactNode[]
  /** Shown while the list is empty. */
  empty: string
}

/** Number of items before all are requested. */
const SHOWN = 3

/** Stored items to continue with, in one line: the newest few, and all of them on request. */
export function SavedList({ title, empty, children }: SavedListProps) {
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
      {children.length > 0 ? (
        <Flex as="ul" id={listId} wrap="wrap" gap="2" listStyleType="none" p="0" m="0" minWidth="0">
          {all ? children : children.slice(0, SHOWN)}
        </Flex>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {empty}
        </Text>
      )}
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

export interface SavedItemProps {
  /** Its name, or a link under it. */
  name: ReactNode
  /** In ms since 1970. */
  savedAt: number
  deleteLabel: string
  /** Undefined while it cannot be deleted. */
  onDelete?: () => void
  /** How to go on with it, where its name is no link. */
  children?: ReactNode
}

/** One of them: how to go on with it, and how to be rid of it. */
export function SavedItem({ name, savedAt, deleteLabel, onDelete, children }: SavedItemProps) {
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
      <Text
        truncate
        maxWidth="14rem"
        dir="auto"
        textStyle="sm"
        me="1"
        title={`Saved ${formatDateTime(savedAt)}`}
      >
        {name}
      </Text>
      {children}
      {onDelete ? (
        <IconButton size="xs" variant="ghost" aria-label={deleteLabel} onClick={onDelete}>
          <Trash2 size={14} aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  )
}
