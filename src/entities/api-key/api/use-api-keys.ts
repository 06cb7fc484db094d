import { useCollection } from '@/shared/lib/collection'
import { apiKeys } from '../model/collection'

/** One person's keys of Orrery's API, newest first. */
export const useApiKeys = (userId: string) => useCollection(apiKeys, userId)
