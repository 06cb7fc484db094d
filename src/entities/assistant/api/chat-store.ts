import { browserStorage } from '@/shared/lib/browser-storage'
import { forUser, type WriteResult } from '@/shared/lib/storage'
import { type Chat, type ChatChange, capped, changedChat, possiblyUnread } from '../model/chat'
import { storedAsked, storedChat } from '../model/stored'

/** The stored chat of a user or visitor; null when none can be read. */
export function readChat(owner: string): Chat | null {
  // AST-14: logged only. An unreadable chat stays set aside, where there is room for it.
  return readKept(owner, () => console.error('Error loading chat history'))
}

function readKept(owner: string, onUnreadable?: () => void): Chat | null {
  const chat = browserStorage.read({ ...forUser(storedChat, owner), onUnreadable })
  if (!chat) return null
  const messages = capped(chat.messages)
  return { ...chat, messages, unread: possiblyUnread(chat.unread, messages.length) }
}

/**
 * Stores a change of an owner's chat; `chat` is the base when none is stored. Messages that another tab
 * stored meanwhile are preserved.
 */
export function keepChat(owner: string, chat: Chat, change: ChatChange): WriteResult {
  return browserStorage.write(forUser(storedChat, owner), changedChat(readKept(owner) ?? chat, change))
}

/** The last questions, oldest first. */
export const readAsked = (owner: string): readonly string[] =>
  browserStorage.read(forUser(storedAsked, owner))

export const keepAsked = (owner: string, asked: readonly string[]): WriteResult =>
  browserStorage.write(forUser(storedAsked, owner), asked)

/** Calls back when this tab or another one keeps something of it. Returns the end. */
export function watchChat(owner: string, listener: () => void): () => void {
  const ends = [storedChat, storedAsked].map(({ key }) =>
    browserStorage.subscribe({ key: `${key}:${owner}` }, listener),
  )
  return () => ends.forEach((end) => end())
}
