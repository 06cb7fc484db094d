import type { Chat } from './chat'

/**
 * AST-09: the text of the badge: the number of unread replies, `9+` above 9; null without any, or with the
 * badge switched off. The welcome is never counted as unread.
 */
export function badgeOf({ unread, notify }: Pick<Chat, 'unread' | 'notify'>): string | null {
  if (!notify || unread === 0) return null
  return unread > 9 ? '9+' : String(unread)
}
