import { Button, chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Bookmark, type Draft, draftName } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { formatDateTime } from '@/shared/lib/format'
import { TextLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'

export interface DraftListProps<D extends Draft> {
  drafts: readonly D[]
  /** The draft that is being written; it cannot be deleted here. */
  currentDraft: string | null
  onResume: (draft: D) => void
  onDelete: (draft: D) => void
}

/** Drafts to go on with. */
export function DraftList<D extends Draft>({ drafts, currentDraft, onResume, onDelete }: DraftListProps<D>) {
  return (
    <List title="Drafts" empty="What you type is kept here as a draft.">
      {drafts.map((draft) => (
        <Row
          key={draft.id}
          name={draftName(draft)}
          savedAt={draft.savedAt}
          onDelete={draft.id === currentDraft ? undefined : () => onDelete(draft)}
        >
          {draft.id === currentDraft ? (
            <Text textStyle="sm" color="fg.muted">
              Open now
            </Text>
          ) : (
            <Button size="xs" aria-label={`Resume ${draftName(draft)}`} onClick={() => onResume(draft)}>
              Resume
            </Button>
          )}
        </Row>
      ))}
    </List>
  )
}

export interface BookmarkListProps {
  bookmarks: readonly Bookmark[]
  onDelete: (bookmark: Bookmark) => void
}

/** Bookmarked configurations to start from, each a link under its own name. */
export function BookmarkList({ bookmarks, onDelete }: BookmarkListProps) {
  return (
    <List title="Bookmarks" empty="Bookmark a configuration to start from it again.">
      {bookmarks.map((bookmark) => (
        <Row
          key={bookmark.id}
          name={bookmark.name}
          shown={<TextLink to={paths.createProjectWith(bookmark.link)}>{bookmark.name}</TextLink>}
          savedAt={bookmark.savedAt}
          onDelete={() => onDelete(bookmark)}
        />
      ))}
    </List>
  )
}

function List({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <Panel as="section" aria-label={title} p={{ base: '4', md: '5' }}>
      <Heading as="h3" textStyle="md" fontWeight="semibold" mb="1">
        {title}
      </Heading>
      {children.length > 0 ? (
        <chakra.ul listStyleType="none" p="0" m="0" aria-label={title}>
          {children}
        </chakra.ul>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {empty}
        </Text>
      )}
    </Panel>
  )
}

interface RowProps {
  name: string
  /** The name as it is shown, where that is a link. */
  shown?: ReactNode
  savedAt: number
  onDelete?: () => void
  children?: ReactNode
}

function Row({ name, shown = name, savedAt, onDelete, children }: RowProps) {
  return (
    <Flex as="li" align="center" gap="3" minHeight="10" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <chakra.span flex="1" minWidth="0">
        <chakra.span display="block" truncate>
          {shown}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {formatDateTime(new Date(savedAt).toISOString())}
        </chakra.span>
      </chakra.span>
      {children}
      {onDelete ? (
        <IconButton size="xs" variant="ghost" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 size={14} aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  )
}
