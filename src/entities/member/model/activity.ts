import { type GenericSchema, object, picklist } from 'valibot'
import { moment, text } from '@/shared/lib/collection/fields'

export const RESOURCE_TYPES = ['member', 'model', 'dataset', 'deployment'] as const
export type ResourceType = (typeof RESOURCE_TYPES)[number]

/** TEM-03: something that somebody on the team did: "Ada Moreau invited jun@orrery.example". */
export interface TeamActivity {
  id: string
  userId: string
  userName: string
  userAvatar: string
  /** A verb in the past. */
  action: string
  /** What it was done to, by its name. */
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
