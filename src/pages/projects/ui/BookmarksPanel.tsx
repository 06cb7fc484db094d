import { chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import type { Bookmark } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { formatDateTime } from '@/shared/lib/format'
import { TextLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'

export interface BookmarksPanelProps {
  bookmarks: readonly Bookmark[]
  onDelete: (bookmark: Bookmark) => void
}

/** Configurations to start from again, each a link under its own name. */
export function BookmarksPanel({ bookmarks, onDelete }: BookmarksPanelProps) {
  return (
    <Panel as="section" aria-label="Bookmarks" py="3">
      <Heading as="h2" textStyle="md" fontWeight="semibold" py="1">
        Bookmarks
      </Heading>
      <chakra.ul listStyleType="none" p="0" m="0">
        {bookmarks.map((bookmark) => (
          <Flex as="li" key={bookmark.id} align="center" gap="3" minHeight="12" borderTopWidth="1px">
            <chakra.span flex="1" minWidth="0">
              <Text truncate>
                <TextLink to={paths.createProjectWith(bookmark.link)}>{bookmark.name}</TextLink>
              </Text>
              <Text textStyle="xs" color="fg.muted">
                {formatDateTime(new Date(bookmark.savedAt).toISOString())}
              </Text>
            </chakra.span>
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={`Delete bookmark ${bookmark.name}`}
              onClick={() => onDelete(bookmark)}
            >
              <Trash2 size={15} aria-hidden />
            </IconButton>
          </Flex>
        ))}
      </chakra.ul>
    </Panel>
  )
}
