import type { MemberRole } from './member'

export const PERMISSIONS = [
  'Create Models',
  'Manage Datasets',
  'Deploy Models',
  'Manage Team',
  'Admin Settings',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** TEM-04: restricted permissions, and the roles that have them. */
const NEEDS: Partial<Record<Permission, readonly MemberRole[]>> = {
  'Manage Team': ['admin', 'manager'],
  'Admin Settings': ['admin'],
}

export const isAllowed = (role: MemberRole, permission: Permission): boolean =>
  NEEDS[permission]?.includes(role) ?? true
