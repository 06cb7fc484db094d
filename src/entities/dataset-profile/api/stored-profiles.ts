import { useCollection } from '@/shared/lib/collection'
import { storedProfiles } from '../model/stored-profile'

/** One person's kept profiles, newest first, live across tabs. */
export const useStoredProfiles = (userId: string) => useCollection(storedProfiles, userId)
