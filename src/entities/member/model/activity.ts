import { type GenericSchema, object, picklist } from 'valibot'
import { moment, text } from '@/shared/lib/collection/fields'

export const RESOURCE_TYPES = ['member', 'model', 'dataset', 'deployment'] as const
export type ResourceType = (typeof RESOURCE_TYPES)[number]

/** TEM-03: an action of a team member: "Ada Moreau invited jun@orrery.example". */
export interface TeamActivity {
  id: string
  userId: string
  userName: string
  userAvatar: string
  /** A verb in the past. */
  action: string
  /** Name of the resource that the action changed. */
  resource: string
  resourceType: ResourceType
  /** ms since 1970 */
  timestamp: number
}

export const activitySchema: GenericSchema<unknown, TeamActivity> = object({
  id: text(),
  userId: text(),
  userName: text(),
  userAvatar: text(),
  action: text(),
  resource: text(),
  resourceType: picklist(RESOURCE_TYPES),
  timestamp: moment,
})
