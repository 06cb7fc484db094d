import type { CollectionDefinition } from '@/shared/lib/collection/types'
import { activitySchema, type TeamActivity } from './activity'
import { memberSchema, type TeamMember } from './member'
import { sampleActivity, sampleMembers } from './samples'

export const teamMembers: CollectionDefinition<TeamMember> = {
  name: 'team-members',
  version: 1,
  schema: memberSchema,
  samples: sampleMembers,
}

export const teamActivity: CollectionDefinition<TeamActivity> = {
  name: 'team-activity',
  version: 1,
  schema: activitySchema,
  samples: sampleActivity,
}
