import { useCollection } from '@/shared/lib/collection'
import { apiCalls, llmProviders } from '../model/collections'

/** One person's providers of language models. */
export const useLlmProviders = (userId: string) => useCollection(llmProviders, userId)

/** One person's requests to them, newest first. */
export const useApiCalls = (userId: string) => useCollection(apiCalls, userId)
