import { Button, Flex } from '@chakra-ui/react'
import { BookMarked, Bookmark as BookmarkIcon, FileStack, FolderSearch } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useBookmarks, useDrafts } from '@/entities/project'
import {
  BOOKMARK_NAME_LIMIT,
  type CodeSource,
  type Draft,
  draftName,
  type Project,
} from '@/entities/project/model'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import type { Removable } from '@machines/removal'
import type { AutoSaveActor } from '../../model/auto-save'
import { useBookmark } from '../../model/bookmark'
import { AutoSaveStatus } from './AutoSaveStatus'
import { BookmarkDialog } from './BookmarkDialog'
import { BookmarkList, DraftList } from './KeptWork'

/** What other features bring into the wizards. */
export interface WizardSlots {
  /** A button that copies the link. */
  renderShare: (link: string) => ReactNode
  /** The files that the source would give. */
  renderExplorer: (source: CodeSource) => ReactNode
  /** Download controls of a project that was just created. */
  renderDownload: (project: Project) => ReactNode
  /** Deletes a draft or bookmark, with a way back. */
  onRemove: (item: Removable) => void
}

export interface WizardToolsProps<W extends Draft['wizard']> extends Omit<WizardSlots, 'renderDownload'> {
  wizard: W
  userId: string
  autoSave: AutoSaveActor | undefined
  /** Name for a bookmark, and the query that reproduces the configuration. */
  name: string
  link: string
  /** Null while there is nothing to generate from. */
  source: CodeSource | null
  onResume: (draft: Extract<Draft, { wizard: W }>) => void
}

/** Above the steps of both wizards: the draft, bookmarks, a link to share, and a look into the code. */
export function WizardTools<W extends Draft['wizard']>(props: WizardToolsProps<W>) {
  const { wizard, userId, autoSave, name, link, source, onResume, onRemove } = props
  const { renderShare, renderExplorer } = props
  const drafts = useDrafts(userId).filter(
    (draft): draft is Extract<Draft, { wizard: W }> => draft.wizard === wizard,
  )
  const bookmarks = useBookmarks(userId)
  const bookmark = useBookmark(userId)
  const saved = useSelector(bookmark, (snapshot) => snapshot.matches('success'))
  const [showsKept, setShowsKept] = useState(false)
  const [showsBookmarks, setShowsBookmarks] = useState(false)
  const [explores, setExplores] = useState(false)
  const url = new URL(paths.createProjectWith(link), window.location.origin).href
  return (
    <Flex direction="column" gap="4">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        {autoSave ? <AutoSaveStatus actor={autoSave} /> : <span />}
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={showsKept}
            onClick={() => setShowsKept(!showsKept)}
          >
            <FileStack size={15} aria-hidden />
            Drafts ({drafts.length})
          </Button>
          {bookmarks.length > 0 ? (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={showsBookmarks}
              onClick={() => setShowsBookmarks(!showsBookmarks)}
            >
              <BookMarked size={15} aria-hidden />
              Bookmarks ({bookmarks.length})
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              bookmark.send({
                type: 'open',
                values: { name: name.trim().slice(0, BOOKMARK_NAME_LIMIT) },
                subject: link,
              })
            }
          >
            <BookmarkIcon size={15} aria-hidden />
            {saved ? 'Bookmarked' : 'Bookmark'}
          </Button>
          {renderShare(url)}
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={explores}
            disabled={!source}
            onClick={() => setExplores(!explores)}
          >
            <FolderSearch size={15} aria-hidden />
            Explore code
          </Button>
        </Flex>
      </Flex>
      {showsKept ? (
        <DraftList
          drafts={drafts}
          currentDraft={autoSave?.getSnapshot().context.draftId ?? null}
          onResume={onResume}
          onDelete={(draft) => onRemove({ kind: 'draft', name: draftName(draft), value: draft })}
        />
      ) : null}
      {showsBookmarks ? (
        <BookmarkList
          bookmarks={bookmarks}
          onDelete={(value) => onRemove({ kind: 'bookmark', name: value.name, value })}
        />
      ) : null}
      {explores && source ? renderExplorer(source) : null}
      <BookmarkDialog actor={bookmark} />
    </Flex>
  )
}
