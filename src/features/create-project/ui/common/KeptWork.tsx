import { Button, chakra, Flex, Grid, Heading, IconButton, Text, VisuallyHidden } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bookmark, Draft } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { formatDateTime } from '@/shared/lib/format'
import { TextLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'

export interface KeptWorkProps<D extends Draft> {
  drafts: readonly D[]
  bookmarks: readonly Bookmark[]
  /** The draft that is being written; it cannot be deleted here. */
  currentDraft: string | null
  onResume: (draft: D) => void
  onDeleteDraft: (id: string) => void
  onDeleteBookmark: (id: string) => void
}

/** Drafts to go on with, and bookmarked configurations to start from. */
export function KeptWork<D extends Draft>({
  drafts,
  bookmarks,
  currentDraft,
  onResume,
  onDeleteDraft,
  onDeleteBookmark,
}: KeptWorkProps<D>) {
  return (
    <Panel as="section" aria-label="Drafts and bookmarks" p={{ base: '4', md: '5' }}>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6">
        <List title="Drafts" empty="What you type is kept here as a draft.">
          {drafts.map((draft) => (
            <Row
              key={draft.id}
              name={draft.values.name.trim() || 'Untitled'}
              savedAt={draft.savedAt}
              onDelete={draft.id === currentDraft ? undefined : () => onDeleteDraft(draft.id)}
            >
              {draft.id === currentDraft ? (
                <Text textStyle="sm" color="fg.muted">
                  Open now
                </Text>
              ) : (
                <Button
                  size="xs"
                  aria-label={`Resume ${draft.values.name.trim() || 'Untitled'}`}
                  onClick={() => onResume(draft)}
                >
                  Resume
                </Button>
              )}
            </Row>
          ))}
        </List>
        <List title="Bookmarks" empty="Bookmark a configuration to start from it again.">
          {bookmarks.map((bookmark) => (
            <Row
              key={bookmark.id}
              name={bookmark.name}
              savedAt={bookmark.savedAt}
              onDelete={() => onDeleteBookmark(bookmark.id)}
            >
              <TextLink to={paths.createProjectWith(bookmark.link)}>
                Open<VisuallyHidden> {bookmark.name}</VisuallyHidden>
              </TextLink>
            </Row>
          ))}
        </List>
      </Grid>
    </Panel>
  )
}

function List({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <div>
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
    </div>
  )
}

interface RowProps {
  name: string
  savedAt: number
  onDelete?: () => void
  children: ReactNode
}

function Row({ name, savedAt, onDelete, children }: RowProps) {
  return (
    <Flex as="li" align="center" gap="3" minHeight="10" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <chakra.span flex="1" minWidth="0">
        <chakra.span display="block" truncate>
          {name}
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
