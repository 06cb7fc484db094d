import { browserStorage } from '@/shared/lib/browser-storage'
import { forUser, type WriteResult } from '@/shared/lib/storage'
import {
  type Chat,
  type ChatChange,
  capped,
  changedChat,
  possiblyUnread,
  withAsked,
  withVisitors,
} from '../model/chat'
import { chatOwner } from '../model/owner'
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

/**
 * Gives a user what they said in this browser before they signed in. It is removed from the visitor once it is stored, so it
 * is neither lost nor given twice, also when the page ends in between.
 */
export function takeVisitorsChat(userId: string): void {
  const visitor = chatOwner(null)
  const chat = readKept(visitor)
  const asked = readAsked(visitor)
  if (chat && chat.messages.length > 1) {
    const taken = browserStorage.write(forUser(storedChat, userId), withVisitors(readKept(userId), chat))
    if (!taken.ok) return
    browserStorage.remove(forUser(storedChat, visitor))
  }
  if (asked.length === 0 || !keepAsked(userId, asked.reduce(withAsked, readAsked(userId))).ok) return
  browserStorage.remove(forUser(storedAsked, visitor))
}
