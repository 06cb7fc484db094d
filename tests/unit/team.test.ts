import {
  avatarOf,
  filterMembers,
  invitationSchema,
  isAllowed,
  isLastAdmin,
  MEMBER_ROLES,
  PERMISSIONS,
  sampleMembers,
  type TeamMember,
} from '@/entities/member/model'
import { datasets } from '@/entities/dataset/model'
import { fieldErrors } from '@/shared/lib/form'
import { describe, expect, it } from 'vitest'

const members = sampleMembers(0)
const names = (list: readonly TeamMember[]) => list.map(({ name }) => name)
const [ada, jun] = members as [TeamMember, TeamMember]

describe('the team', () => {
  it('has five samples, with every role and status (TEM-03)', () => {
    expect(members).toHaveLength(5)
    expect(new Set(members.map(({ role }) => role))).toEqual(new Set(MEMBER_ROLES))
    expect(new Set(members.map(({ status }) => status))).toEqual(new Set(['active', 'inactive', 'pending']))
  })

  it('created the sample datasets, as many as each member shows', () => {
    const makers = datasets.samples(0).map(({ createdBy }) => createdBy)
    const said = members.flatMap(({ name, datasets: count }) => Array<string>(count ?? 0).fill(name))
    expect([...makers].sort()).toEqual([...said].sort())
  })

  it('is searched by words of name and email address, and filtered by role (TEM-01)', () => {
    expect(names(filterMembers(members, { search: ' JUN  orrery ', role: '' }))).toEqual(['Jun Park'])
    expect(names(filterMembers(members, { search: 'silva', role: 'developer' }))).toEqual(['Tomás Silva'])
    expect(filterMembers(members, { search: 'silva', role: 'admin' })).toEqual([])
    expect(filterMembers(members, { search: ' ', role: '' })).toBe(members)
  })

  it('offers the roles in the documented order (TEM-02)', () =>
    expect(MEMBER_ROLES).toEqual(['viewer', 'developer', 'manager', 'admin']))

  it.each([
    ['', 'Email is required'],
    [' ', 'Email is required'],
    ['ada@', 'Please enter a valid email address'],
    [' JUN.Park@orrery.example ', 'A team member with this email already exists'],
  ])('refuses the invitation of "%s": %s', (email, message) =>
    expect(fieldErrors(invitationSchema(members), { email })).toEqual([{ field: 'email', message }]),
  )

  it('allows each role the documented permissions (TEM-04)', () => {
    const of = (role: TeamMember['role']) => PERMISSIONS.filter((one) => isAllowed(role, one))
    const all = ['Create Models', 'Manage Datasets', 'Deploy Models']
    expect(of('viewer')).toEqual(all)
    expect(of('developer')).toEqual(all)
    expect(of('manager')).toEqual([...all, 'Manage Team'])
    expect(of('admin')).toEqual([...all, 'Manage Team', 'Admin Settings'])
  })

  it('finds its last admin: the only active one', () => {
    expect(isLastAdmin(members, ada.id)).toBe(true)
    expect(isLastAdmin(members, jun.id)).toBe(false)
    expect(isLastAdmin([ada, { ...jun, role: 'admin' }], ada.id)).toBe(false)
    expect(isLastAdmin([ada, { ...jun, role: 'admin', status: 'pending' }], ada.id)).toBe(true)
  })

  it.each([
    ['Ada Moreau', 'AM'],
    ['Ada Maria Moreau', 'AM'],
    ['jun.park@orrery.example', 'JP'],
    ['x', 'X'],
    ['🪐 Orbit', '🪐O'],
    ['', ''],
  ])('abbreviates %s to %s', (name, letters) => expect(avatarOf(name)).toBe(letters))
})
