import { useCollection } from '@/shared/lib/collection'
import { teamActivity, teamMembers } from '../model/collections'

/** The team of one person, with those who are invited. */
export const useTeamMembers = (userId: string) => useCollection(teamMembers, userId)

/** The activity of that team, newest first. */
export const useTeamActivity = (userId: string) => useCollection(teamActivity, userId)
