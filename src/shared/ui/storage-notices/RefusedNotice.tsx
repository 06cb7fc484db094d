import { Notice } from '../notice'

export interface RefusedNoticeProps {
  /** The plural noun of the list: `projects`. */
  what: string
  /** Whether the browser has no database for this page. */
  refused: boolean
}

/** A list in a browser that stores nothing: what it shows are samples, and changes end with the tab. */
export function RefusedNotice({ what, refused }: RefusedNoticeProps) {
  if (!refused) return null
  return (
    <Notice status="warning" title="This browser does not let Orrery save data">
      It is in private mode, or its storage is blocked. The {what} shown here are samples, and your changes
      will be lost when you close this tab.
    </Notice>
  )
}
