import { accountNotes, SAMPLE_PROFILE } from '@/entities/profile/model'
import { describe, expect, it } from 'vitest'

const MIXED = 'This address mixes letters from several alphabets and may imitate another address.'
const notes = (email: string) => accountNotes({ ...SAMPLE_PROFILE, role: 'user', email }, 'somebody-else')

describe('the notes on an account for administrators (ADM-06)', () => {
  it.each(['admin@\u043errery.localhost', '\u0430dmin@orrery.localhost', '\u03bfrrery@example.org'])(
    'warn that %s only resembles another address',
    (email) => expect(notes(email)).toEqual([MIXED]),
  )

  it.each([
    'admin@orrery.localhost',
    'ada.moreau+two@example.org',
    '\u0438\u0432\u0430\u043d@example.org',
    'z\u00fcrich@example.org',
  ])('are empty for %s, in which each word uses one alphabet', (email) => expect(notes(email)).toEqual([]))
})
