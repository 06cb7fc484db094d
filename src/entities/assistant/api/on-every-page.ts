import { badgeOf } from '../model/badge'
import { possiblyUnread } from '../model/chat'

/**
 * The badge of a stored chat, without the code that parses all of it: every page shows the badge, few open
 * the chat. An unreadable chat gives no badge; opening the chat reports it (`readChat`).
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

/** The cookies at the load of this page; an origin that is allowed later takes effect at the next load. */
const loadedWith = typeof document === 'undefined' ? '' : document.cookie

/** Whether this page was loaded while another origin, or none, was allowed. */
export const needsReload = (origin: string): boolean =>
  !loadedWith.split('; ').includes(`${COOKIE}=${origin}`)

/**
 * Asks the server to let the pages of this browser reach this origin from their next load on, and no other
 * (`policyFor` of packages/server/http/security.ts reads the cookie). Null: none.
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
