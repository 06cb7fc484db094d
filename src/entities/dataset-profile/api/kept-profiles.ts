import { useCollection } from '@/shared/lib/collection'
import { keptProfiles } from '../model/kept'

/** One person's kept profiles, newest first, live across tabs. */
export const useKeptProfiles = (userId: string) => useCollection(keptProfiles, userId)
