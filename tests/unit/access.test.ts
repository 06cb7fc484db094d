import { describe, expect, it } from 'vitest'
import {
  type Access,
  accessOf,
  type Profile,
  type Requirement,
  SAMPLE_PROFILE,
  type Session,
} from '@/entities/profile/model'

const account = (changes: Partial<Profile>): Session => ({
  status: 'signedIn',
  profile: { ...SAMPLE_PROFILE, ...changes },
  fallback: false,
})

// Columns: a page for all visitors, a page that needs an account, a page that needs an administrator, creating projects.
const requirements: Requirement[] = [
  { requireAuth: false, requireAdmin: false },
  { requireAuth: true },
  { requireAdmin: true },
  { requireCreation: true },
]
const table: [string, Session, Access[]][] = [
  ['a loading session', { status: 'loading', user: null }, ['granted', 'loading', 'loading', 'loading']],
  ['an unknown session', { status: 'unknown', user: null }, ['granted', 'unknown', 'unknown', 'unknown']],
  ['a visitor', { status: 'signedOut' }, ['granted', 'signedOut', 'signedOut', 'signedOut']],
  ['a user', account({}), ['granted', 'granted', 'lacksAdmin', 'granted']],
  ['a moderator', account({ role: 'moderator' }), ['granted', 'granted', 'lacksAdmin', 'granted']],
  ['an administrator', account({ role: 'admin' }), ['granted', 'granted', 'granted', 'granted']],
  ['unverified', account({ isVerified: false }), ['granted', 'granted', 'lacksAdmin', 'unverified']],
  ['incomplete', account({ profileCompleted: false }), ['granted', 'granted', 'lacksAdmin', 'incomplete']],
  ['inactive', account({ status: 'inactive' }), ['granted', 'granted', 'lacksAdmin', 'inactive']],
  ['locked', account({ status: 'locked' }), ['granted', 'granted', 'lacksAdmin', 'locked']],
  [
    'everything is missing, in the documented order',
    account({ isVerified: false, profileCompleted: false, status: 'locked' }),
    ['granted', 'granted', 'lacksAdmin', 'unverified'],
  ],
  [
    'incomplete and locked',
    account({ profileCompleted: false, status: 'locked' }),
    ['granted', 'granted', 'lacksAdmin', 'incomplete'],
  ],
]

describe('access to pages (GRD-01 to GRD-06, CRT-01)', () => {
  it.each(table)('%s', (_, session, expected) => {
    expect(requirements.map((required) => accessOf(session, required))).toEqual(expected)
  })
})
