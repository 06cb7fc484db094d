import type { TeamActivity } from './activity'
import { avatarOf, type TeamMember } from './member'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `lastActive` is how long ago, in ms. */
type Sample = Omit<TeamMember, 'avatar'>

const MEMBERS: readonly Sample[] = [
  {
    id: 'member-1',
    name: 'Ada Moreau',
    email: 'ada.moreau@orrery.example',
    role: 'admin',
    status: 'active',
    lastActive: 4 * MINUTE,
    projects: 8,
    models: 9,
    datasets: 5,
  },
  {
    id: 'member-2',
    name: 'Jun Park',
    email: 'jun.park@orrery.example',
    role: 'manager',
    status: 'active',
    lastActive: 2 * HOUR,
    projects: 6,
    models: 4,
    datasets: 3,
  },
  {
    id: 'member-3',
    name: 'Lena Fischer',
    email: 'lena.fischer@orrery.example',
    role: 'developer',
    status: 'active',
    lastActive: 26 * HOUR,
    projects: 4,
    models: 11,
    datasets: 4,
  },
  {
    id: 'member-4',
    name: 'Tomás Silva',
    email: 'tomas.silva@orrery.example',
    role: 'developer',
    status: 'inactive',
    lastActive: 41 * DAY,
    projects: 2,
    models: 3,
    datasets: 0,
  },
  {
    id: 'member-5',
    name: 'priya.nair@orrery.example',
    email: 'priya.nair@orrery.example',
    role: 'viewer',
    status: 'pending',
    lastActive: null,
    projects: 0,
    models: 0,
    datasets: 0,
  },
]

/** TEM-03: five members in every role and status, as if it were now (ms since 1970). */
export const sampleMembers = (now: number): readonly TeamMember[] =>
  MEMBERS.map(({ lastActive, ...member }) => ({
    ...member,
    avatar: avatarOf(member.name),
    lastActive: lastActive === null ? null : now - lastActive,
  }))

type Done = [
  by: string,
  action: string,
  resource: string,
  type: TeamActivity['resourceType'],
  agoInMs: number,
]

const DONE: readonly Done[] = [
  ['Ada Moreau', 'deployed', 'sentiment-classifier', 'deployment', 4 * MINUTE],
  ['Jun Park', 'invited', 'priya.nair@orrery.example', 'member', 2 * HOUR],
  ['Ada Moreau', 'shared', 'Customer Reviews', 'dataset', 5 * HOUR],
  ['Lena Fischer', 'trained', 'demand-forecast', 'model', 26 * HOUR],
  ['Ada Moreau', 'suspended', 'Tomás Silva', 'member', 9 * DAY],
]

/** TEM-03: what the sample team did lately. */
export const sampleActivity = (now: number): readonly TeamActivity[] =>
  DONE.map(([userName, action, resource, resourceType, ago], place) => ({
    id: `activity-${place + 1}`,
    userId: MEMBERS.find(({ name }) => name === userName)?.id ?? '',
    userName,
    userAvatar: avatarOf(userName),
    action,
    resource,
    resourceType,
    timestamp: now - ago,
  }))
