import type { MemberRole } from './member'

export const PERMISSIONS = [
  'Create Models',
  'Manage Datasets',
  'Deploy Models',
  'Manage Team',
  'Admin Settings',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** TEM-04: what is not for everybody, and for whom it is. */
const NEEDS: Partial<Record<Permission, readonly MemberRole[]>> = {
  'Manage Team': ['admin', 'manager'],
  'Admin Settings': ['admin'],
}

export const isAllowed = (role: MemberRole, permission: Permission): boolean =>
  NEEDS[permission]?.includes(role) ?? true
