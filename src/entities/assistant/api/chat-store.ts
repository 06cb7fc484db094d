import { browserStorage } from '@/shared/lib/browser-storage'
import { forUser, type WriteResult } from '@/shared/lib/storage'
import { type Chat, type ChatChange, capped, changedChat } from '../model/chat'
import { storedAsked, storedChat } from '../model/stored'

/** What this browser keeps of somebody's chat; null when there is nothing that can be read. */
export function readChat(owner: string): Chat | null {
  const definition = forUser(storedChat, owner)
  const aside = browserStorage.aside(definition)
  const chat = browserStorage.read(definition)
  // AST-14: said nowhere else. What could not be read stays set aside.
  if (browserStorage.aside(definition) !== aside) console.error('Error loading chat history')
  return chat && { ...chat, messages: capped(chat.messages) }
}

/** Keeps a change of somebody's chat, which is `chat` where nothing is kept. What another tab has said meanwhile stays. */
export function keepChat(owner: string, chat: Chat, change: ChatChange): WriteResult {
  return browserStorage.write(forUser(storedChat, owner), changedChat(readChat(owner) ?? chat, change))
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
