import { useCollection } from '@/shared/lib/collection'
import { acknowledgements } from '../model/acknowledgement'

/** The alerts that one person has acknowledged, live across tabs. */
export const useAcknowledgements = (userId: string) => useCollection(acknowledgements, userId)
