import { lazyPart } from '@/shared/lib/lazy-part'

export type { FirstStepsProps } from './ui/FirstSteps'

/** In a chunk of its own, because it is shown once in the life of an account. */
export const { Part: FirstSteps } = lazyPart(async () => (await import('./ui/FirstSteps')).FirstSteps)
