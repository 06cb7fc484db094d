import { useCollection } from '@/shared/lib/collection'
import { apiIntegrations } from '../model/collection'

/** One person's integrations, newest first. */
export const useApiIntegrations = (userId: string) => useCollection(apiIntegrations, userId)
