import { useCollection } from '@/shared/lib/collection'
import { deployedModels } from '../model/deployed-model'

/** DEP-01: what one person has deployed, live across tabs. */
export const useDeployedModels = (userId: string) => useCollection(deployedModels, userId)
