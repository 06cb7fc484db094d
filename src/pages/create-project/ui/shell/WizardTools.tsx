import { Box, Button, Flex } from '@chakra-ui/react'
import { BookMarked, Bookmark as BookmarkIcon, FileStack, FolderSearch } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { BookmarkList, DraftList, useBookmarks, useDrafts } from '@/entities/project'
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

/** The parts of other features that the wizards render. */
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

type Shown = 'drafts' | 'bookmarks' | 'code'

/** At the end of each step of both wizards: the draft, bookmarks, a link to share, and a look into the code. */
export function WizardTools<W extends Draft['wizard']>(props: WizardToolsProps<W>) {
  const { wizard, userId, autoSave, name, link, source, onResume, onRemove } = props
  const { renderShare, renderExplorer } = props
  const drafts = useDrafts(userId).filter(
    (draft): draft is Extract<Draft, { wizard: W }> => draft.wizard === wizard,
  )
  const bookmarks = useBookmarks(userId)
  const bookmark = useBookmark(userId)
  const saved = useSelector(bookmark, (snapshot) => snapshot.matches('success'))
  const [shown, setShown] = useState<Shown | null>(null)
  const url = new URL(paths.createProjectWith(link), window.location.origin).href
  const askForBookmark = () =>
    bookmark.send({
      type: 'open',
      values: { name: name.trim().slice(0, BOOKMARK_NAME_LIMIT) },
      subject: link,
    })
  const toggle = (what: Shown) => ({
    ...QUIET,
    'aria-expanded': shown === what,
    onClick: () => setShown(shown === what ? null : what),
  })
  return (
    <Flex direction="column" gap="3" pt="3" borderTopWidth="1px" color="fg.muted">
      <Flex align="center" justify="space-between" columnGap="3" rowGap="1" wrap="wrap">
        {autoSave ? <AutoSaveStatus actor={autoSave} /> : <span />}
        {/* The negative margin aligns the labels of the buttons with the edge of the fields. */}
        <Flex wrap="wrap" mx="-2" css={{ '& button': { color: 'fg.muted', fontWeight: 'normal' } }}>
          <Button {...toggle('drafts')}>
            <FileStack size={13} aria-hidden />
            Drafts ({drafts.length})
          </Button>
          {bookmarks.length > 0 ? (
            <Button {...toggle('bookmarks')}>
              <BookMarked size={13} aria-hidden />
              Bookmarks ({bookmarks.length})
            </Button>
          ) : null}
          <Button {...QUIET} onClick={askForBookmark}>
            <BookmarkIcon size={13} aria-hidden />
            {saved ? 'Bookmarked' : 'Bookmark'}
          </Button>
          {renderShare(url)}
          {source ? (
            <Button {...toggle('code')}>
              <FolderSearch size={13} aria-hidden />
              Explore code
            </Button>
          ) : null}
        </Flex>
      </Flex>
      {shown ? (
        <Box key={shown} ref={showWhole} scrollMarginBottom="24">
          {shown === 'drafts' ? (
            <DraftList
              drafts={drafts}
              currentDraft={autoSave?.getSnapshot().context.draftId}
              onResume={onResume}
              onDelete={(draft) => onRemove({ kind: 'draft', name: draftName(draft), value: draft })}
            />
          ) : null}
          {shown === 'bookmarks' ? (
            <BookmarkList
              bookmarks={bookmarks}
              onDelete={(value) => onRemove({ kind: 'bookmark', name: value.name, value })}
            />
          ) : null}
          {shown === 'code' && source ? renderExplorer(source) : null}
        </Box>
      ) : null}
      <BookmarkDialog actor={bookmark} />
    </Flex>
  )
}

/** Beside the step, which is what people came for. */
const QUIET = {
  size: 'xs',
  variant: 'ghost',
  px: '2',
  css: { '@media (pointer: coarse)': { minHeight: '10' } },
} as const

/** A panel opens below the visible part of the scroll container, so it is scrolled into view. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
