import { describe, expect, it } from 'vitest'
import { MEMBER_ROLES } from '@/entities/member/model'
import {
  chosenWorkspace,
  currentWorkspace,
  exampleTeam,
  exampleWorkspaces,
  type WorkspaceEvent,
  workspaceNameSchema,
} from '@/entities/workspace/model'
import {
  activityOf,
  givableRoles,
  mayManage,
  membersOf,
} from '@/pages/ai-ml-platform/tabs/collaboration/model/shared-team'
import { fieldErrors } from '@/shared/lib/form'
import { createStorage, forUser } from '@/shared/lib/storage'

const team = exampleTeam('ada')

describe('the workspace that a user works in', () => {
  const workspaces = exampleWorkspaces('ada')
  const sky = { id: 'sky', name: 'Night Sky' }

  it('is the personal workspace until another is chosen, without an answer of the service', () => {
    expect(currentWorkspace('ada', null, null)).toMatchObject({ id: 'ada', personal: true })
    expect(currentWorkspace('ada', { id: 'ada', name: 'Personal' }, null)).toMatchObject({ personal: true })
  })

  it('is the chosen workspace as the service knows it, and not known before it answers', () => {
    expect(currentWorkspace('ada', sky, null)).toBeNull()
    expect(currentWorkspace('ada', sky, workspaces)).toBe(workspaces[1])
  })

  it('is the personal workspace again once the user is no longer a member', () =>
    expect(currentWorkspace('ada', { id: 'gone', name: 'Gone' }, workspaces)).toMatchObject({ id: 'ada' }))

  it('is remembered per account, and damaged values are ignored', () => {
    const kept = new Map<string, string>()
    const storage = createStorage({
      backend: () => ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
        keys: () => [...kept.keys()],
      }),
      onForeignChange: () => undefined,
    })
    storage.write(forUser(chosenWorkspace, 'ada'), sky)
    expect(storage.read(forUser(chosenWorkspace, 'ada'))).toEqual(sky)
    expect(storage.read(forUser(chosenWorkspace, 'bob'))).toBeNull()
    for (const value of [7, [], {}, { id: 'x' }, { id: 1, name: 'x' }, { id: 'x', name: 'x'.repeat(101) }]) {
      storage.write(forUser(chosenWorkspace, 'eve'), value as never)
      expect(storage.read(forUser(chosenWorkspace, 'eve'))).toBeNull()
    }
  })
})

describe('the team of a shared workspace', () => {
  it('has its members and its pending invitations in the documented table (TEM-03)', () => {
    expect(membersOf(team).map(({ name, role, status, avatar }) => [name, role, status, avatar])).toEqual([
      ['ada', 'admin', 'active', 'A'],
      ['jun_park', 'manager', 'active', 'JP'],
      ['lena.fischer@orrery.example', 'developer', 'active', 'LF'],
      ['tomas', 'developer', 'inactive', 'T'],
      ['priya.nair@orrery.example', 'viewer', 'pending', 'PN'],
    ])
    expect(membersOf(team)[0]).toMatchObject({
      lastActive: Date.parse('2026-11-22T11:56:00Z'),
      joinedAt: Date.parse('2026-09-01T12:00:00Z'),
    })
  })

  it('tells its log in words, also of accounts that are gone', () => {
    const event = (action: WorkspaceEvent['action'], subject: string | null, detail: string | null) => ({
      id: 1,
      at: '2026-11-20T12:00:00Z',
      actor_id: null,
      actor: null,
      action,
      subject,
      detail,
    })
    const words = (...events: WorkspaceEvent[]) =>
      activityOf({ ...team, events }).map(({ userName, action, resource }) =>
        `${userName} ${action} ${resource}`.trim(),
      )
    expect(activityOf(team).map(({ userName, action, resource }) => [userName, action, resource])).toEqual([
      ['ada', 'invited', 'priya.nair@orrery.example'],
      ['jun_park', 'suspended', 'tomas'],
      ['ada', 'created the workspace', 'Night Sky'],
    ])
    expect(
      words(
        event('renamed', null, 'Comets'),
        event('joined', null, 'developer'),
        event('left', null, null),
        event('removed', null, null),
        event('role', 'jun', 'manager'),
        event('inherited', null, 'admin'),
        event('activated', 'jun', null),
        event('withdrew', 'kim@orrery.example', 'viewer'),
        event('restored', 'kim@orrery.example', 'viewer'),
        event('declined', 'kim@orrery.example', 'viewer'),
      ),
    ).toEqual([
      'A former member renamed the workspace to Comets',
      'A former member joined as Developer',
      'A former member left the workspace',
      'A former member removed a former member',
      'A former member assigned the role Manager to jun',
      'A former member became the admin of the workspace',
      'A former member activated jun',
      'A former member removed the invitation for kim@orrery.example',
      'A former member restored the invitation for kim@orrery.example',
      'A former member declined the invitation',
    ])
  })

  it('is managed by managers up to manager, and by admins entirely (TEM-05)', () => {
    const managed = (own: (typeof MEMBER_ROLES)[number]) =>
      MEMBER_ROLES.filter((role) => mayManage(own, { role }))
    expect(MEMBER_ROLES.map((own) => managed(own).length)).toEqual([0, 0, 3, 4])
    expect(managed('manager')).not.toContain('admin')
    expect(givableRoles('manager', MEMBER_ROLES)).toEqual(['viewer', 'developer', 'manager'])
    expect(givableRoles('admin', MEMBER_ROLES)).toEqual(MEMBER_ROLES)
  })
})

describe('the name of a workspace', () => {
  it.each([
    ['', 'Name is required'],
    ['  ', 'Name is required'],
    ['x'.repeat(81), 'A name has at most 80 characters'],
    ['see WWW.evil.example', 'A name cannot contain links'],
    ['https://evil.example', 'A name cannot contain links'],
  ])('refuses "%s": %s', (name, message) =>
    expect(fieldErrors(workspaceNameSchema, { name })).toEqual([{ field: 'name', message }]),
  )

  it.each(['Night Sky', 'متجر', '🪐', 'A & B: 2026'])('takes "%s"', (name) =>
    expect(fieldErrors(workspaceNameSchema, { name })).toEqual([]),
  )
})
