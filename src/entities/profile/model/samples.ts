import type { Profile } from './profile'
import { fixedSession } from './session'

/** A profile for stories and tests. */
export const SAMPLE_PROFILE: Profile = {
  id: '00000000-0000-4000-8000-000000000001',
  username: 'ada',
  email: 'ada@orrery.example',
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-11-20T17:12:00.000Z',
  lastLogin: '2026-11-20T17:12:00.000Z',
  status: 'active',
  loginAttempts: 0,
  isVerified: true,
  profileCompleted: true,
  role: 'user',
}

/** Its session, for stories. */
export const SAMPLE_SESSION = fixedSession({ status: 'signedIn', profile: SAMPLE_PROFILE, fallback: false })
