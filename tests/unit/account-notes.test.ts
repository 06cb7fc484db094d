import { accountNotes, SAMPLE_PROFILE } from '@/entities/profile/model'
import { describe, expect, it } from 'vitest'

const MIXED = 'This address mixes letters from several alphabets and may imitate another address.'
const notes = (email: string) => accountNotes({ ...SAMPLE_PROFILE, role: 'user', email }, 'somebody-else')

describe('what an administrator should know of an account (ADM-06)', () => {
  it.each(['admin@\u043errery.localhost', '\u0430dmin@orrery.localhost', '\u03bfrrery@example.org'])(
    'says that %s only looks like another one',
    (email) => expect(notes(email)).toEqual([MIXED]),
  )

  it.each([
    'admin@orrery.localhost',
    'ada.moreau+two@example.org',
    '\u0438\u0432\u0430\u043d@example.org',
    'z\u00fcrich@example.org',
  ])('says nothing of %s, each word of which is of one alphabet', (email) => expect(notes(email)).toEqual([]))
})
