import { badgeOf } from '../model/badge'
import { possiblyUnread } from '../model/chat'

/**
 * What the badge says of a kept chat, without what reads all of it: every page shows it, few open the chat. What cannot be
 * read says nothing here; opening the chat does (`readChat`).
 */
export function peekBadge(owner: string): string | null {
  try {
    const kept = window.localStorage.getItem(`orrery:chat-history:${owner}`)
    const { unread, notify, messages } =
      (JSON.parse(kept ?? 'null') as { data?: Record<string, unknown> } | null)?.data ?? {}
    return typeof unread === 'number' && unread >= 1 && Array.isArray(messages)
      ? badgeOf({ unread: possiblyUnread(unread, messages.length), notify: notify !== false })
      : null
  } catch {
    return null
  }
}

const COOKIE = 'orrery-connect'

/** What this page was loaded with; what was allowed since counts from the next load on. */
const loadedWith = typeof document === 'undefined' ? '' : document.cookie

/** Whether this page was loaded while another origin, or none, was allowed. */
export const needsReload = (origin: string): boolean =>
  !loadedWith.split('; ').includes(`${COOKIE}=${origin}`)

/**
 * Asks the server to let the pages of this browser reach this origin from their next load on, and no other
 * (`connectedOrigin` of server/security.ts reads it). Null: none.
 */
export function allowOrigin(origin: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = origin === null ? '; Max-Age=0' : `${origin}; Max-Age=31536000`
  const cookie = `${COOKIE}=${value}; Path=/; SameSite=Lax${secure}`
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = cookie
}

const OPEN = 'orrery:assistant-open'

/** The chat is open again once this tab has loaded the page anew. */
export function openAfterReload(): void {
  try {
    window.sessionStorage.setItem(OPEN, 'true')
  } catch {
    // A browser that keeps nothing opens it closed.
  }
}

/** Whether the chat was open before this load; says so once. */
export function wasOpen(): boolean {
  try {
    const kept = window.sessionStorage.getItem(OPEN)
    window.sessionStorage.removeItem(OPEN)
    return kept !== null
  } catch {
    return false
  }
}
