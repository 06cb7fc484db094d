import { beforeEach, describe, expect, it, vi } from 'vitest'
import { badgeOf, changedChat, type Chat, SAMPLE_CHAT, SAMPLE_WELCOME } from '../model'
import { keepAsked, keepChat, readAsked, readChat, takeVisitorsChat } from './chat-store'
import { peekBadge } from './on-every-page'

const KEY = 'orrery:chat-history:ada'
const put = (data: unknown) => localStorage.setItem(KEY, JSON.stringify({ v: 1, data }))
const reply = (id: string) => ({ ...SAMPLE_WELCOME, id, content: id })
const said = (id: string) => ({ type: 'said', message: reply(id), seen: true }) as const

const items = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string): void => void items.set(key, value),
  removeItem: (key: string) => items.delete(key),
}

beforeEach(() => {
  items.clear()
  // Its keys are looked at only for what one account owns.
  vi.stubGlobal('window', { localStorage })
})

describe('the stored chat', () => {
  it('is restored, separately for each user', () => {
    expect(readChat('ada')).toBeNull()
    keepChat('ada', SAMPLE_CHAT, { type: 'seen' })
    expect(readChat('ada')).toEqual(SAMPLE_CHAT)
    expect(readChat('grace')).toBeNull()
  })

  it('keeps messages that another tab added meanwhile', () => {
    keepChat('ada', SAMPLE_CHAT, said('first'))
    put({ ...SAMPLE_CHAT, messages: [...SAMPLE_CHAT.messages, reply('first'), reply('elsewhere')] })
    keepChat('ada', changedChat(SAMPLE_CHAT, said('first')), said('second'))
    expect(
      readChat('ada')
        ?.messages.slice(-3)
        .map(({ id }) => id),
    ).toEqual(['first', 'elsewhere', 'second'])
  })

  it.each([['{'], ['"text"'], [JSON.stringify({ v: 9, data: [] })]])(
    'that cannot be read is logged and set aside: %s (AST-14)',
    (text) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      localStorage.setItem(KEY, text)
      expect(readChat('ada')).toBeNull()
      expect(logged).toHaveBeenCalledExactlyOnceWith('Error loading chat history')
      expect(localStorage.getItem(`${KEY}:aside`)).toBe(text)
      logged.mockRestore()
    },
  )

  it('that is too large to be set aside is logged in the same way', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    put({ ...SAMPLE_CHAT, messages: ['x'.repeat(4_000_000)] })
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(readChat('ada')).toBeNull()
    expect(logged).toHaveBeenCalledExactlyOnceWith('Error loading chat history')
    full.mockRestore()
    logged.mockRestore()
  })

  it('leaves out invalid messages, and those with forbidden links', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const evil = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://evil.example'].map(
      (url, place) => ({ ...reply(`evil${place}`), links: [{ text: 'Go', url }] }),
    )
    put({ ...SAMPLE_CHAT, unread: -3, messages: [SAMPLE_WELCOME, ...evil, { id: 'half' }, 7, reply('good')] })
    expect(readChat('ada')).toEqual({ messages: [SAMPLE_WELCOME, reply('good')], unread: 0, notify: true })
    logged.mockRestore()
  })

  it('reports full storage, and continues in this tab', () => {
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(keepChat('linus', SAMPLE_CHAT, said('new'))).toEqual({ ok: false, reason: 'full' })
    expect(readChat('linus')?.messages.at(-1)?.id).toBe('new')
    full.mockRestore()
  })

  it('has no more than fifty messages, and ten questions (AST-08)', () => {
    put({ ...SAMPLE_CHAT, messages: Array.from({ length: 500 }, (_, place) => reply(`m${place}`)) })
    expect(readChat('ada')?.messages).toHaveLength(50)
    expect(readAsked('ada')).toEqual([])
  })
})

it('the badge counts new messages, up to nine (AST-09)', () => {
  const badge = (unread: number, more: Partial<Chat> = {}) => badgeOf({ notify: true, unread, ...more })
  expect([badge(0), badge(1), badge(9), badge(10), badge(3, { notify: false })]).toEqual([
    null,
    '1',
    '9',
    '9+',
    null,
  ])
})

it('the badge is shown before the chat is read, and ignores an unreadable chat', () => {
  const peeked = (text: string) => {
    localStorage.setItem(KEY, text)
    return peekBadge('ada')
  }
  const chat = (change: object) => JSON.stringify({ v: 1, data: { ...SAMPLE_CHAT, ...change } })
  expect(peekBadge('nobody')).toBeNull()
  expect(
    [{ unread: 3 }, { unread: 12 }, { unread: 0 }, { unread: 3, notify: false }].map(chat).map(peeked),
  ).toEqual(['2', '2', null, null])
  const many = Array.from({ length: 50 }, (_, place) => reply(`m${place}`))
  // No more than there are, without the welcome.
  expect([{ unread: 1e9 }, { unread: 12, messages: many }].map(chat).map(peeked)).toEqual(['2', '9+'])
  put({ ...SAMPLE_CHAT, unread: 1e9 })
  expect(readChat('ada')?.unread).toBe(2)
  expect(['{', '"text"', 'null', '{"v":1,"data":null}', chat({ unread: '<b>' })].map(peeked)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(items.get(`${KEY}:aside`)).toBeUndefined()
})

describe('what a visitor said before signing in', () => {
  const saidBy = (owner: string, ...ids: string[]) => {
    for (const id of ids) keepChat(owner, SAMPLE_CHAT, said(id))
  }
  const idsOf = (owner: string) =>
    readChat(owner)
      ?.messages.slice(SAMPLE_CHAT.messages.length)
      .map(({ id }) => id)

  it('follows the conversation of the account, once', () => {
    saidBy('ada', 'before')
    saidBy('visitor', 'question', 'answer')
    keepAsked('ada', ['old', 'both'])
    keepAsked('visitor', ['both', 'new'])
    takeVisitorsChat('ada')
    expect(idsOf('ada')?.slice(-3)).toEqual(['before', 'question', 'answer'])
    expect(readAsked('ada')).toEqual(['old', 'both', 'new'])
    expect([readChat('visitor'), readAsked('visitor')]).toEqual([null, []])
    const first = items.get(KEY)
    takeVisitorsChat('ada')
    expect(items.get(KEY)).toBe(first)
  })

  it('is the conversation of an account that has none', () => {
    saidBy('visitor', 'question')
    const chat = readChat('visitor')
    takeVisitorsChat('ada')
    expect(readChat('ada')).toEqual(chat)
    expect(readChat('visitor')).toBeNull()
  })

  it('is not doubled when the page ended before it was removed', () => {
    saidBy('ada', 'question', 'answer')
    saidBy('visitor', 'question', 'answer')
    const before = readChat('ada')
    takeVisitorsChat('ada')
    expect(readChat('ada')?.messages).toEqual(before?.messages)
    expect(readChat('visitor')).toBeNull()
  })

  it('stays with the visitor while the browser does not store it', () => {
    saidBy('visitor', 'question')
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    takeVisitorsChat('full')
    full.mockRestore()
    expect(readChat('visitor')?.messages.at(-1)?.id).toBe('question')
  })

  it('is nothing when only the welcome was shown', () => {
    put(SAMPLE_CHAT)
    const first = items.get(KEY)
    items.set(
      'orrery:chat-history:visitor',
      JSON.stringify({ v: 1, data: { ...SAMPLE_CHAT, messages: [SAMPLE_WELCOME] } }),
    )
    takeVisitorsChat('ada')
    expect(items.get(KEY)).toBe(first)
  })
})
