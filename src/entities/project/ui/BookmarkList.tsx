import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import type { Bookmark } from '../model/drafts'
import { SavedItem, SavedList } from './SavedList'

export interface BookmarkListProps {
  bookmarks: readonly Bookmark[]
  onDelete: (bookmark: Bookmark) => void
}

/** Configurations to start from again, each a link under its own name. */
export function BookmarkList({ bookmarks, onDelete }: BookmarkListProps) {
  return (
    <SavedList title="Bookmarks" empty="Bookmark a configuration to reuse it later.">
      {bookmarks.map((bookmark) => (
        <SavedItem
          key={bookmark.id}
          name={<TextLink to={paths.createProjectWith(bookmark.link)}>{bookmark.name}</TextLink>}
          savedAt={bookmark.savedAt}
          deleteLabel={`Delete bookmark ${bookmark.name}`}
          onDelete={() => onDelete(bookmark)}
        />
      ))}
    </SavedList>
  )
}
