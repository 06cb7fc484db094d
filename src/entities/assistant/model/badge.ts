import type { Chat } from './chat'

/** AST-09: what the badge counts. The welcome is nobody's news, so it is the count of what is new minus that one. */
export function badgeOf({ unread, notify }: Pick<Chat, 'unread' | 'notify'>): string | null {
  if (!notify || unread === 0) return null
  return unread > 9 ? '9+' : String(unread)
}
