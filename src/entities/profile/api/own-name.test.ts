import { SESSION_KEY } from '@/shared/api'
import { afterEach, expect, it, vi } from 'vitest'
import { ownName } from './own-name'

afterEach(() => vi.unstubAllGlobals())

const signedIn = (id: string, user_metadata: object) =>
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) =>
        key === SESSION_KEY
          ? JSON.stringify({
              access_token: 'aa.bb.cc',
              refresh_token: 'token',
              expires_at: 4_000_000_000,
              user: { id, user_metadata },
            })
          : null,
    },
  })

it.each([
  ['the name from sign-up', 'ada', { name: ' Ada Moreau ' }, 'Ada Moreau'],
  ['no name', 'ada', {}, null],
  ['a blank name', 'ada', { name: ' ' }, null],
  ['a name that is no text', 'ada', { name: 7 }, null],
  ['the name of another user', 'jun', { name: 'Jun Park' }, null],
])('is read from the session: %s', (_, id, metadata, name) => {
  signedIn(id, metadata)
  expect(ownName('ada')).toBe(name)
})
