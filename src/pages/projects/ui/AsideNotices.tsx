import { Button } from '@chakra-ui/react'
import { useMemo } from 'react'
import { storedBookmarks, storedDrafts, storedProjects } from '@/entities/project/model'
import { browserStorage, useAside } from '@/shared/lib/browser-storage'
import { saveFile } from '@/shared/lib/save-file'
import { forUser, type StoredDefinition } from '@/shared/lib/storage'
import { Notice } from '@/shared/ui/notice'

const LISTS: readonly [what: string, definition: StoredDefinition<unknown>][] = [
  ['projects', storedProjects],
  ['drafts', storedDrafts],
  ['bookmarks', storedBookmarks],
]

/** Warns that the browser does not store the session, and offers stored entries that could not be read as a download. */
export function AsideNotices({ userId, kept }: { userId: string; kept: boolean }) {
  return (
    <>
      {kept ? null : (
        <Notice status="warning" title="You are signed in until you reload this page">
          This browser’s storage is full or blocked, so your session cannot be saved. Download your work
          before you close this tab.
        </Notice>
      )}
      <Unread userId={userId} />
    </>
  )
}

function Unread({ userId }: { userId: string }) {
  return LISTS.map(([what, definition]) => (
    <AsideNotice key={what} what={what} definition={definition} userId={userId} />
  ))
}

interface AsideNoticeProps {
  /** The name of the entries of the list. */
  what: string
  definition: StoredDefinition<unknown>
  userId: string
}

function AsideNotice({ what, definition, userId }: AsideNoticeProps) {
  const own = useMemo(() => forUser(definition, userId), [definition, userId])
  const aside = useAside(own)
  if (aside === null) return null
  return (
    <Notice
      status="warning"
      title={`Not all of your ${what} could be read`}
      actions={
        <>
          <Button
            size="sm"
            onClick={() => saveFile(`orrery-${what}.json`, new Blob([aside], { type: 'application/json' }))}
          >
            Download the damaged data
          </Button>
          <Button size="sm" variant="ghost" onClick={() => browserStorage.dropAside(own)}>
            Dismiss
          </Button>
        </>
      }
    >
      Some of the saved data is damaged. It was set aside; everything readable is listed here.
    </Notice>
  )
}
