import { IconButton, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import type { Bookmark } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { formatDateTime } from '@/shared/lib/format'
import { TextLink } from '@/shared/ui/link'
import { KeptItem, KeptList } from './KeptList'

export interface BookmarksPanelProps {
  bookmarks: readonly Bookmark[]
  onDelete: (bookmark: Bookmark) => void
}

/** Configurations to start from again, each a link under its own name. */
export function BookmarksPanel({ bookmarks, onDelete }: BookmarksPanelProps) {
  return (
    <KeptList title="Bookmarks">
      {bookmarks.map((bookmark) => (
        <KeptItem key={bookmark.id}>
          <Text
            truncate
            maxWidth="14rem"
            dir="auto"
            textStyle="sm"
            me="1"
            title={`Saved ${formatDateTime(new Date(bookmark.savedAt).toISOString())}`}
          >
            <TextLink to={paths.createProjectWith(bookmark.link)}>{bookmark.name}</TextLink>
          </Text>
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={`Delete bookmark ${bookmark.name}`}
            onClick={() => onDelete(bookmark)}
          >
            <Trash2 size={14} aria-hidden />
          </IconButton>
        </KeptItem>
      ))}
    </KeptList>
  )
}
